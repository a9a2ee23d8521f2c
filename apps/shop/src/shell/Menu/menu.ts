/** What stands in the menu beside the pages of a layout: groups in order, in them the routes that may be opened. */
import { type MenuGroup, type Route, type RouteName, routes } from '@banxin/contract/routes';

/** A layout without groups has no menu. */
const groupsOf: Readonly<Record<Route['layout'], readonly MenuGroup[]>> = {
  main: [],
  bare: [],
  user: ['home', 'trade', 'money', 'membership', 'profile', 'management'],
  cloudWSM: ['cloud'],
};

export interface MenuPart {
  readonly group: MenuGroup;
  readonly items: readonly Route[];
}

/** A group in which nothing may be opened is left out. */
export const menuOf = (
  layout: Route['layout'],
  mayOpen: (name: RouteName) => boolean,
): readonly MenuPart[] =>
  groupsOf[layout]
    .map((group) => ({
      group,
      items: routes.filter(({ menu, name }) => menu === group && mayOpen(name)),
    }))
    .filter(({ items }) => items.length > 0);
