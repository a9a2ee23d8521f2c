export {
  SideMenu,
  type SideMenuGroup,
  type SideMenuItem,
  type SideMenuProps,
} from '../src/components/SideMenu/SideMenu.tsx';
