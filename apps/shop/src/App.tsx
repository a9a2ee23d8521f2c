/** The storefront: providers from the outside in, then the page of the current route. */
import { matchRoute, pathOf, type Route as RouteRow } from '@banxin/contract/routes';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Redirect, Route, useLocation } from 'wouter';
import { SessionProvider } from './features/session/SessionProvider.tsx';
import { PageSkeleton } from './lib/PageSkeleton.tsx';
import { browserView, createPageScroll } from './lib/pageScroll.ts';
import { partFailedText } from './lib/partFailed.messages.ts';
import { chineseWords, type SharedWords, Surroundings } from './lib/Surroundings.tsx';
import type { Services } from './lib/services.ts';
import type { Locale } from './lib/text.ts';
import { pageOf } from './routes.tsx';
import { CouponOffer } from './shell/CouponOffer.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { FlowRoot } from './shell/FlowRoot.tsx';
import { Shell } from './shell/Shell.tsx';
import { UsageRoot } from './shell/UsageRoot.tsx';

/** Whether a route has a page or leads to one: the route table also names pages of the future. */
const hasPage = ({ name, redirectTo }: RouteRow): boolean =>
  redirectTo !== null || pageOf(name) !== null;

const LOCALE = 'locale';

/** Beside the page in one Suspense boundary: it mounts when the page does. */
function PageShown({ onShown }: { readonly onShown: () => void }) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}

function Pages({ onShown }: { readonly onShown: () => void }) {
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
        <PageShown onShown={onShown} />
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
  const [words, setWords] = useState(chineseWords);
  useEffect(() => {
    document.documentElement.lang = locale;
    let isCurrent = true;
    const show = (next: SharedWords): void => {
      if (isCurrent) setWords(next);
    };
    if (locale === 'zh-CN') show(chineseWords);
    else
      Promise.all([
        import('@banxin/ui/messagesEn'),
        import('@banxin/contract/refusals/english'),
        import('@banxin/contract/routeTitles'),
        import('@banxin/pricing/english'),
      ]).then(
        ([{ en }, { inEnglish }, { englishTitles }, { englishCatalogue }]) =>
          show({
            messages: en,
            fixedWords: (told) => inEnglish(told, englishCatalogue.word),
            routeTitle: ({ name }) => englishTitles[name],
            catalogue: englishCatalogue,
          }),
        (problem: unknown) => {
          console.warn('part lost', problem);
          if (!isCurrent) return;
          const text = partFailedText[locale];
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
    <Surroundings services={services} locale={locale} words={words} navigate={navigate}>
      <FlowRoot onScroll={scroll.request}>
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
                {isAllowed ? <Pages onShown={scroll.pageShown} /> : <PageSkeleton />}
              </Shell>
              <CouponOffer />
            </UsageRoot>
          )}
        </SessionProvider>
      </FlowRoot>
    </Surroundings>
  );
}
