/** The frame that a route's row asks for: beside account and warehouse pages stands the menu, foldable and remembered. */
import { DEFAULT_HABITS } from '@banxin/contract/constants';
import { type MenuGroup, pathOf, type Route, routes } from '@banxin/contract/routes';
import { Page } from '@banxin/ui/Page';
import { SideMenu, type SideMenuGroup } from '@banxin/ui/SideMenu';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../features/session/session.ts';
import { useRouteTitle } from '../../lib/routeTitle.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './RouteLayout.css.ts';

const FOLD = 'userCenterMenuFold';

/** Groups of the menu beside a layout's pages, in order; a layout without them has no menu. */
const menus: Readonly<Record<Route['layout'], readonly MenuGroup[]>> = {
  main: [],
  bare: [],
  user: ['home', 'trade', 'money', 'membership', 'profile', 'management'],
  cloudWSM: ['cloud'],
};

const groupTitles = {
  home: 'groupHome',
  trade: 'groupTrade',
  money: 'groupMoney',
  membership: 'groupMembership',
  profile: 'groupProfile',
  management: 'groupManagement',
  cloud: 'groupCloud',
} as const satisfies Record<MenuGroup, string>;

/** The menu of a layout: only pages that stand and that whoever is here may open. */
function useMenu(layout: Route['layout']): readonly SideMenuGroup[] {
  const text = useText(shellText);
  const titleOf = useRouteTitle();
  const { mayOpen } = useSession();
  return menus[layout]
    .map((group) => ({
      title: text[groupTitles[group]],
      items: routes
        .filter((route) => route.menu === group && mayOpen(route.name))
        .map((route) => ({
          id: route.name,
          // The catalogue is the one page of the menu that is known by another name there.
          label: route.name === 'category' ? text.menuProducts : titleOf(route),
          href: pathOf(route.name),
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

function WithMenu({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const text = useText(shellText);
  const { store } = useServices();
  const groups = useMenu(route.layout);
  const [isFolded, setFolded] = useState(
    () => store.read<boolean>(FOLD) ?? DEFAULT_HABITS.userCenterMenuFold,
  );
  return (
    <Page paddingBlock={24}>
      <div className={css.frame}>
        <SideMenu
          label={route.layout === 'user' ? text.account : text.warehouse}
          groups={groups}
          currentId={route.under ?? route.name}
          isFolded={isFolded}
          onFoldChange={(next) => {
            setFolded(next);
            store.write(FOLD, next);
          }}
        />
        <div className={css.content}>{children}</div>
      </div>
    </Page>
  );
}

export interface RouteLayoutProps {
  /** undefined: an address that no route has. */
  readonly route: Route | undefined;
  readonly children: ReactNode;
}

export function RouteLayout({ route, children }: RouteLayoutProps) {
  if (route === undefined || menus[route.layout].length === 0) return children;
  return <WithMenu route={route}>{children}</WithMenu>;
}
