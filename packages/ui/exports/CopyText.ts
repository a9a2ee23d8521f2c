export { CopyText, type CopyTextProps } from '../src/components/CopyText/CopyText.tsx';
