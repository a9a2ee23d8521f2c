// Several lines of text, with a count when there is a limit.
export { TextArea, type TextAreaProps } from '../src/components/TextArea/TextArea.tsx';
