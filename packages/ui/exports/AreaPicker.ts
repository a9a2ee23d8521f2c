// A place by province, city and district.
export { AreaPicker, type AreaPickerProps } from '../src/components/AreaPicker/AreaPicker.tsx';
export type { Region } from '../src/components/AreaPicker/areaTree.ts';
export type { LoadChildren } from '../src/components/AreaPicker/useAreas.ts';
