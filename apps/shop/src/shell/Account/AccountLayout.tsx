/** The frame of account pages: the grouped menu, foldable and remembered, beside the page. */

import { DEFAULT_HABITS } from '@banxin/contract/constants';
import { matchRoute, pathOf, type RouteName } from '@banxin/contract/routes';
import { Page } from '@banxin/ui/Page';
import { SideMenu } from '@banxin/ui/SideMenu';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './AccountLayout.css.ts';

const FOLD = 'userCenterMenuFold';

/** Menu item of the page at a path. */
const items: Readonly<Partial<Record<RouteName, string>>> = {
  myOrder: 'orders',
  UserOrderDetail: 'orders',
};

const currentItem = (path: string): string | undefined => {
  const name = matchRoute(path)?.route.name;
  return name && items[name];
};

export function AccountLayout({ children }: { readonly children: ReactNode }) {
  const text = useText(shellText);
  const { store } = useServices();
  const [path] = useLocation();
  const [isFolded, setFolded] = useState(
    () => store.read<boolean>(FOLD) ?? DEFAULT_HABITS.userCenterMenuFold,
  );
  return (
    <Page paddingBlock={24}>
      <div className={css.frame}>
        <SideMenu
          label={text.account}
          groups={[
            {
              title: text.groupOrders,
              items: [
                { id: 'orders', label: text.menuOrders, href: pathOf('myOrder') },
                { id: 'products', label: text.menuProducts, href: pathOf('category') },
              ],
            },
          ]}
          currentId={currentItem(path)}
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
