export { RichText, type RichTextProps } from '../src/components/RichText/RichText.tsx';
