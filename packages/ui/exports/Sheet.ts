// A white sheet on the light table: square corners, one hairline, no shadow.
export { Sheet, type SheetProps } from '../src/layout/Sheet/Sheet.tsx';
