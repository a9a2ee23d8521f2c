export { Notice, type NoticeProps } from '../src/components/Notice/Notice.tsx';
