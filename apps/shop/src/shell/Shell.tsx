/** What stands around every page: header, main region, footer, as the route table says. */
import { defaultHeader, matchRoute } from '@banxin/contract/routes';
import { SkipLink } from '@banxin/ui/SkipLink';
import { setTheme } from '@banxin/ui/theme';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../features/session/session.ts';
import { lazyPart } from '../lib/lazyPart.tsx';
import { PartBoundary } from '../lib/PartBoundary.tsx';
import { useRouteTitle } from '../lib/routeTitle.ts';
import { useServices } from '../lib/services.ts';
import type { Locale } from '../lib/text.ts';
import { useText } from '../lib/text.ts';
import { Header } from './Header/Header.tsx';
import { RouteLayout } from './Menu/RouteLayout.tsx';
import { PageChange } from './PageChange.tsx';
import * as css from './Shell.css.ts';
import { shellText } from './shell.messages.ts';

const Foot = lazyPart(() => import('./Foot.tsx'));

const MAIN = 'main';

export interface ShellProps {
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly children: ReactNode;
}

export function Shell({ locale, onLocale, children }: ShellProps) {
  const text = useText(shellText);
  const titleOf = useRouteTitle();
  const { user, logIn, logOut } = useSession();
  const [path] = useLocation();
  const { preferences, keepPreference } = useServices();
  const [theme, setChosen] = useState(preferences.theme);
  const main = useRef<HTMLElement>(null);
  const route = matchRoute(path)?.route;
  const isSecond = route?.header.theme === 'second';
  if (route?.layout === 'bare') return <main id={MAIN}>{children}</main>;
  return (
    <div className={css.shell}>
      <SkipLink targetId={MAIN}>{text.skip}</SkipLink>
      <Header
        options={route?.header ?? defaultHeader}
        userName={user?.customerName ?? null}
        theme={theme}
        onLogin={logIn}
        onLogout={logOut}
        onTheme={(next) => {
          keepPreference({ theme: next });
          setTheme(next);
          setChosen(next);
        }}
        onLanguage={() => onLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
      />
      <PageChange path={path} title={route ? titleOf(route) : ''} main={main} />
      <main
        id={MAIN}
        ref={main}
        tabIndex={-1}
        className={isSecond ? `${css.main} ${css.second}` : css.main}
      >
        <RouteLayout route={route}>{children}</RouteLayout>
      </main>
      <PartBoundary>
        <Foot hasFooter={route?.footer !== false} />
      </PartBoundary>
    </div>
  );
}
