export { CropMarks, type CropMarksProps } from '../src/components/CropMarks/CropMarks.tsx';
