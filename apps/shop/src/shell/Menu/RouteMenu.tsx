/** The menu beside account and warehouse pages, foldable and remembered. */
import { type MenuGroup, pathOf, type Route } from '@banxin/contract/routes';
import { SideMenu } from '@banxin/ui/SideMenu';
import { useSession } from '../../features/session/session.ts';
import { useRouteTitle } from '../../lib/routeTitle.ts';
import { useText } from '../../lib/text.ts';
import { useHabit } from '../../lib/useHabit.ts';
import { shellText } from '../shell.messages.ts';
import { menuText } from './menu.messages.ts';
import { menuOf } from './menu.ts';

const groupTitles = {
  home: 'groupHome',
  trade: 'groupTrade',
  money: 'groupMoney',
  membership: 'groupMembership',
  profile: 'groupProfile',
  management: 'groupManagement',
  cloud: 'groupCloud',
} as const satisfies Record<MenuGroup, string>;

export default function RouteMenu({ route }: { readonly route: Route }) {
  const text = useText(menuText);
  const shell = useText(shellText);
  const titleOf = useRouteTitle();
  const { user, mayOpen } = useSession();
  const [isFolded, setFolded] = useHabit('userCenterMenuFold', user?.id);
  return (
    <SideMenu
      label={route.layout === 'user' ? shell.account : text.warehouse}
      groups={menuOf(route.layout, mayOpen).map(({ group, items }) => ({
        title: text[groupTitles[group]],
        items: items.map((item) => ({
          id: item.name,
          // The catalogue is the one page of the menu that is known by another name there.
          label: item.name === 'category' ? shell.menuProducts : titleOf(item),
          href: pathOf(item.name),
        })),
      }))}
      currentId={route.markedItem ?? route.name}
      isFolded={isFolded}
      onFoldChange={setFolded}
    />
  );
}
