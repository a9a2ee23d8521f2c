// Words of SideMenu in English.
import type { sideMenuZh } from './SideMenu.words.ts';

export const sideMenuEn: typeof sideMenuZh = {
  sideMenu: 'Menu',
  foldMenu: 'Fold menu',
  unfoldMenu: 'Unfold menu',
};
