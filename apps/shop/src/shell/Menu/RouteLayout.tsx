/** The frame that a route's row asks for: beside account and warehouse pages stands the menu. */
import type { Route } from '@banxin/contract/routes';
import { Page } from '@banxin/ui/Page';
import type { ReactNode } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import * as css from './RouteLayout.css.ts';

const RouteMenu = lazyPart(() => import('./RouteMenu.tsx'));

export interface RouteLayoutProps {
  /** undefined: an address that no route has. */
  readonly route: Route | undefined;
  readonly children: ReactNode;
}

export function RouteLayout({ route, children }: RouteLayoutProps) {
  const hasMenu = route?.layout === 'user' || route?.layout === 'cloudWSM';
  if (!hasMenu) return children;
  const room = <div className={css.room} />;
  return (
    <Page paddingBlock={24}>
      <div className={css.frame}>
        <PartBoundary pending={room} instead={room}>
          <RouteMenu route={route} />
        </PartBoundary>
        <div className={css.content}>{children}</div>
      </div>
    </Page>
  );
}
