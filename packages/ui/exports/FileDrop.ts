// Takes files: drop them, paste them, or choose them.
export { FileDrop, type FileDropProps } from '../src/components/FileDrop/FileDrop.tsx';
