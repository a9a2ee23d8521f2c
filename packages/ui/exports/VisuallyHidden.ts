// Words for screen readers only.
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from '../src/layout/VisuallyHidden/VisuallyHidden.tsx';
