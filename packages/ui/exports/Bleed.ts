// Lets its content run over the padding of the page or sheet around it.
export { Bleed, type BleedProps } from '../src/layout/Bleed/Bleed.tsx';
