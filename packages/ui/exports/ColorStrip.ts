export { ColorStrip } from '../src/components/ColorStrip/ColorStrip.tsx';
