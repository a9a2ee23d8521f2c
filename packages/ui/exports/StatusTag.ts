export {
  StatusTag,
  type StatusTagProps,
  type StatusTone,
} from '../src/components/StatusTag/StatusTag.tsx';
