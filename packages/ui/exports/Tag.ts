export { Tag, type TagProps } from '../src/components/Tag/Tag.tsx';
