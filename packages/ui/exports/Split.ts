// A main column with an aside of fixed width; they stack on a phone.
export { Split, type SplitProps } from '../src/layout/Split/Split.tsx';
