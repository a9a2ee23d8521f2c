/** What stands around every page: header, main region, footer, as the route table says. */
import { matchRoute } from '@banxin/contract/routes';
import { SkipLink } from '@banxin/ui/SkipLink';
import { setTheme, type Theme } from '@banxin/ui/theme';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ComesAfterPage } from '../lib/AfterPage.tsx';
import { lazyPart } from '../lib/lazyPart.tsx';
import { PartBoundary } from '../lib/PartBoundary.tsx';
import { useRouteTitle } from '../lib/routeTitle.ts';
import { useServices } from '../lib/services.ts';
import type { Locale } from '../lib/text.ts';
import { useText } from '../lib/text.ts';
import { LostHead } from './LostHead.tsx';
import { RouteLayout } from './Menu/RouteLayout.tsx';
import { PageChange } from './PageChange.tsx';
import * as css from './Shell.css.ts';
import { shellText } from './shell.messages.ts';

const around = () => import('./Around.tsx');
const Head = lazyPart(async () => ({ default: (await around()).Head }));
const Foot = lazyPart(async () => ({ default: (await around()).Foot }));

/** Begins to load header and footer. */
export const prepareAround = (): Promise<unknown> => Promise.all([Head.prepare(), Foot.prepare()]);

const MAIN = 'main';

/** Drawn once: an element that stays the same is left in peace by a page that changes before it is alive. */
const foot = (
  <PartBoundary>
    <ComesAfterPage>
      <Foot />
    </ComesAfterPage>
  </PartBoundary>
);

function useHead({ locale, onLocale }: Pick<ShellProps, 'locale' | 'onLocale'>): ReactNode {
  const { preferences, keepPreference } = useServices();
  const [theme, setChosen] = useState(preferences.theme);
  const [attempt, setAttempt] = useState(0);
  const onTheme = useCallback(
    (next: Theme) => {
      keepPreference({ theme: next });
      setTheme(next);
      setChosen(next);
    },
    [keepPreference],
  );
  return useMemo(
    () => (
      <PartBoundary
        key={attempt}
        instead={<LostHead onRetry={() => setAttempt((before) => before + 1)} />}
      >
        <ComesAfterPage>
          <Head
            theme={theme}
            onTheme={onTheme}
            onLanguage={() => onLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
          />
        </ComesAfterPage>
      </PartBoundary>
    ),
    [attempt, theme, onTheme, locale, onLocale],
  );
}

export interface ShellProps {
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly children: ReactNode;
}

export function Shell({ locale, onLocale, children }: ShellProps) {
  const text = useText(shellText);
  const titleOf = useRouteTitle();
  const [path] = useLocation();
  const head = useHead({ locale, onLocale });
  const main = useRef<HTMLElement>(null);
  const route = matchRoute(path)?.route;
  const isSecond = route?.header.theme === 'second';
  if (route?.layout === 'bare') return <main id={MAIN}>{children}</main>;
  return (
    <div className={css.shell}>
      <SkipLink targetId={MAIN}>{text.skip}</SkipLink>
      {head}
      <PageChange path={path} title={route ? titleOf(route) : ''} main={main} />
      <main
        id={MAIN}
        ref={main}
        tabIndex={-1}
        className={isSecond ? `${css.main} ${css.second}` : css.main}
      >
        <RouteLayout route={route}>{children}</RouteLayout>
      </main>
      {foot}
    </div>
  );
}
