// Keeps its content in view while the page scrolls.
export { Sticky, type StickyProps } from '../src/layout/Sticky/Sticky.tsx';
