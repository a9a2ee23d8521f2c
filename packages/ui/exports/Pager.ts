export { Pager, type PagerProps } from '../src/components/Pager/Pager.tsx';
