// Places children beside each other; they wrap unless told otherwise.
export { Inline, type InlineProps } from '../src/layout/Inline/Inline.tsx';
