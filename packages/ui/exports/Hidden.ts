// Takes its content off the page on some widths, for the eye and for screen readers.
export { Hidden, type HiddenProps } from '../src/layout/Hidden/Hidden.tsx';
