// A list of actions or pages behind a button.
export {
  Menu,
  type MenuItem,
  type MenuProps,
  type MenuSection,
} from '../src/components/Menu/Menu.tsx';
