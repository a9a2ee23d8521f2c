// Titles: level is structure, size is looks, serif is the brand's voice.
export { Heading, type HeadingProps } from '../src/layout/Heading/Heading.tsx';
