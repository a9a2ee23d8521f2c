export { Drawer, type DrawerProps } from '../src/components/Drawer/Drawer.tsx';
