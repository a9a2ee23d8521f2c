/** The storefront: providers from the outside in, then the page of the current route. */
import { matchRoute, pathOf, type Route as RouteRow } from '@banxin/contract/routes';
import type { Messages } from '@banxin/ui/BanxinProvider';
import { BanxinProvider, zhCN } from '@banxin/ui/BanxinProvider';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { Redirect, Route, useLocation } from 'wouter';
import { SessionProvider } from './features/session/SessionProvider.tsx';
import { asTheyAre, type FixedWords, FixedWordsContext } from './lib/fixedWords.ts';
import { lostText } from './lib/lost.messages.ts';
import { PageSkeleton } from './lib/PageSkeleton.tsx';
import { browserView, createPageScroll } from './lib/pageScroll.ts';
import { chineseTitle, type RouteTitle, RouteTitleContext } from './lib/routeTitle.ts';
import { type Services, ServicesContext } from './lib/services.ts';
import { type Locale, LocaleContext } from './lib/text.ts';
import { pageOf } from './routes.tsx';
import { CouponOffer } from './shell/CouponOffer.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { FlowRoot } from './shell/FlowRoot.tsx';
import { Shell } from './shell/Shell.tsx';
import { UsageRoot } from './shell/UsageRoot.tsx';

/** Whether a route has a page or leads to one: the route table also names pages of the future. */
const hasPage = ({ name, redirectTo }: RouteRow): boolean =>
  redirectTo !== null || pageOf(name) !== null;

const SWR = {
  // The client shows failures; a page offers to try again.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  dedupingInterval: 1_000,
} as const;

const LOCALE = 'locale';

/** Stands beside the page: both are drawn in the moment when its code has come. */
function Standing({ onStand }: { readonly onStand: () => void }) {
  useLayoutEffect(onStand, [onStand]);
  return null;
}

function Pages({ onStand }: { readonly onStand: () => void }) {
  const [path] = useLocation();
  const route = matchRoute(path)?.route;
  const Page = route && pageOf(route.name);
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton />}>
        {route && Page ? (
          <Route path={route.path}>
            <Page />
          </Route>
        ) : (
          <Redirect to={pathOf('noFind')} replace />
        )}
        <Standing onStand={onStand} />
      </Suspense>
    </ErrorBoundary>
  );
}

export function App({ services }: { readonly services: Services }) {
  const [, navigate] = useLocation();
  const [locale, setLocale] = useState<Locale>(
    () => services.store.read<Locale>(LOCALE) ?? 'zh-CN',
  );
  const [scroll] = useState(() => createPageScroll(browserView));
  const [messages, setMessages] = useState<Messages>(zhCN);
  const [fixedWords, setFixedWords] = useState<FixedWords>(() => asTheyAre);
  const [routeTitle, setRouteTitle] = useState<RouteTitle>(() => chineseTitle);
  useEffect(() => {
    document.documentElement.lang = locale;
    let isCurrent = true;
    const show = (next: Messages, words: FixedWords, title: RouteTitle): void => {
      if (!isCurrent) return;
      setMessages(next);
      setFixedWords(() => words);
      setRouteTitle(() => title);
    };
    if (locale === 'zh-CN') show(zhCN, asTheyAre, chineseTitle);
    else
      Promise.all([
        import('@banxin/ui/messagesEn'),
        import('@banxin/contract/english'),
        import('@banxin/contract/routeTitles'),
      ]).then(
        ([{ en }, { englishOf }, { englishTitles }]) =>
          show(en, englishOf, ({ name }) => englishTitles[name]),
        (problem: unknown) => {
          console.warn('part lost', problem);
          if (!isCurrent) return;
          const text = lostText[locale];
          services.toasts.show({
            text: text.language,
            tone: 'critical',
            detail: text.why,
            action: { label: text.reload, onPress: services.reload },
          });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [locale, services]);
  return (
    <ServicesContext value={services}>
      <LocaleContext value={locale}>
        <FixedWordsContext value={fixedWords}>
          <RouteTitleContext value={routeTitle}>
            <SWRConfig value={SWR}>
              <BanxinProvider locale={locale} messages={messages} navigate={navigate}>
                <FlowRoot onScroll={scroll.aim}>
                  <SessionProvider hasPage={hasPage}>
                    {(isAllowed) => (
                      <UsageRoot>
                        <Shell
                          locale={locale}
                          onLocale={(next) => {
                            services.store.write(LOCALE, next);
                            setLocale(next);
                          }}
                        >
                          {isAllowed ? <Pages onStand={scroll.stand} /> : <PageSkeleton />}
                        </Shell>
                        <CouponOffer />
                      </UsageRoot>
                    )}
                  </SessionProvider>
                </FlowRoot>
              </BanxinProvider>
            </SWRConfig>
          </RouteTitleContext>
        </FixedWordsContext>
      </LocaleContext>
    </ServicesContext>
  );
}
