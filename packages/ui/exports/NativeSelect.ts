// The browser's own select in our clothes: for short lists such as page sizes, at no cost in bytes.
export {
  NativeSelect,
  type NativeSelectProps,
} from '../src/components/NativeSelect/NativeSelect.tsx';
