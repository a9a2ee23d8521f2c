// A hairline between two parts of a sheet.
export { Divider, type DividerProps } from '../src/layout/Divider/Divider.tsx';
