export {
  DEFAULT_PAGE_SIZE,
  PAGE_SIZES,
  Pager,
  type PagerProps,
} from '../src/components/Pager/Pager.tsx';
