export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from '../src/components/DescriptionList/DescriptionList.tsx';
