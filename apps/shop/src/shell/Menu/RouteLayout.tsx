/** The frame that a route's row asks for: beside account and warehouse pages stands the menu, foldable and remembered. */
import { type MenuGroup, pathOf, type Route } from '@banxin/contract/routes';
import { Page } from '@banxin/ui/Page';
import { SideMenu } from '@banxin/ui/SideMenu';
import type { ReactNode } from 'react';
import { useSession } from '../../features/session/session.ts';
import { useRouteTitle } from '../../lib/routeTitle.ts';
import { useText } from '../../lib/text.ts';
import { useHabit } from '../../lib/useHabit.ts';
import { shellText } from '../shell.messages.ts';
import { menuOf } from './menu.ts';
import * as css from './RouteLayout.css.ts';

const groupTitles = {
  home: 'groupHome',
  trade: 'groupTrade',
  money: 'groupMoney',
  membership: 'groupMembership',
  profile: 'groupProfile',
  management: 'groupManagement',
  cloud: 'groupCloud',
} as const satisfies Record<MenuGroup, string>;

function WithMenu({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const text = useText(shellText);
  const titleOf = useRouteTitle();
  const { user, mayOpen } = useSession();
  const [isFolded, setFolded] = useHabit('userCenterMenuFold', user?.id);
  return (
    <Page paddingBlock={24}>
      <div className={css.frame}>
        <SideMenu
          label={route.layout === 'user' ? text.account : text.warehouse}
          groups={menuOf(route.layout, mayOpen).map(({ group, items }) => ({
            title: text[groupTitles[group]],
            items: items.map((item) => ({
              id: item.name,
              // The catalogue is the one page of the menu that is known by another name there.
              label: item.name === 'category' ? text.menuProducts : titleOf(item),
              href: pathOf(item.name),
            })),
          }))}
          currentId={route.markedItem ?? route.name}
          isFolded={isFolded}
          onFoldChange={setFolded}
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
  const hasMenu = route?.layout === 'user' || route?.layout === 'cloudWSM';
  if (!hasMenu) return children;
  return <WithMenu route={route}>{children}</WithMenu>;
}
