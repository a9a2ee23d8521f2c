// Words of SideMenu in Chinese.

export const sideMenuZh = {
  sideMenu: '菜单',
  foldMenu: '收起菜单',
  unfoldMenu: '展开菜单',
};
