/** The storefront: providers from the outside in, then the page of the current route. */
import { matchRoute, pathOf } from '@banxin/contract/routes';
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Redirect, Route, useLocation } from 'wouter';
import { KEPT_CART } from './features/cart/keptCartKey.ts';
import { SessionProvider } from './features/session/SessionProvider.tsx';
import { useSession } from './features/session/session.ts';
import { AfterPage, useTellPage } from './lib/AfterPage.tsx';
import { Committed } from './lib/Committed.tsx';
import { useGiven } from './lib/given.ts';
import { languageFailedText } from './lib/languageFailed.ts';
import { lazyOptional } from './lib/lazyOptional.ts';
import { PageSkeleton } from './lib/PageSkeleton.tsx';
import { browserView, createPageScroll } from './lib/pageScroll.ts';
import { type SharedWords, Surroundings } from './lib/Surroundings.tsx';
import { type Services, useServices } from './lib/services.ts';
import type { Locale } from './lib/text.ts';
import { useIsHydrated } from './lib/useIsHydrated.ts';
import { wordsOf } from './lib/words.ts';
import { isOpen, type LoadedPage, pageOf, preparePages } from './routes.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { FlowRoot } from './shell/FlowRoot.tsx';
import { prepareAround, Shell } from './shell/Shell.tsx';
import { UsageRoot } from './shell/UsageRoot.tsx';

const CouponOffer = lazyOptional(() => import('./shell/CouponOffer.tsx'));
const MergeKeptCart = lazyOptional(() => import('./features/cart/MergeKeptCart.tsx'));

/** What only somebody who is logged in may be offered, and what they chose before that. */
function OfCustomers() {
  const { user } = useSession();
  const { store } = useServices();
  if (!user) return null;
  return (
    <Suspense>
      <CouponOffer user={user} />
      {store.read(KEPT_CART) !== undefined && <MergeKeptCart key={user.id} user={user} />}
    </Suspense>
  );
}

/** Beside the page in one Suspense boundary: it mounts when the page does. */
function PageShown({ onShown }: { readonly onShown: () => void }) {
  const tell = useTellPage();
  useLayoutEffect(onShown, [onShown]);
  useEffect(() => {
    tell();
    void preparePages();
  }, [tell]);
  return null;
}

/**
 * A page whose code is on its way. React would wait for it too, and then show what it shows meanwhile for 300 ms at
 * least; what the server has drawn stays as it is.
 */
function Arriving({ page, children }: { readonly page: LoadedPage; readonly children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isAsked, setAsked] = useState(page.isHere);
  useEffect(() => {
    let isCurrent = true;
    // One that did not come is asked for again by its drawing, which tells what is missing.
    void page.prepare().then(() => {
      if (isCurrent) setAsked(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [page]);
  return isAsked || !isHydrated ? children : <PageSkeleton />;
}

function Pages({ onShown }: { readonly onShown: () => void }) {
  const [path] = useLocation();
  const route = matchRoute(path)?.route;
  const Page = route && pageOf(route.name);
  const tell = useTellPage();
  return (
    <ErrorBoundary key={path} onCaught={tell}>
      <Suspense fallback={<PageSkeleton />}>
        {route && Page ? (
          <Arriving page={Page}>
            <Route path={route.path}>
              <Page />
            </Route>
            <PageShown onShown={onShown} />
          </Arriving>
        ) : (
          <Redirect to={pathOf('noFind')} replace />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Words and the language that they are in. */
interface Words {
  readonly of: Locale;
  readonly are: SharedWords;
}

/** The language that the reader has chosen, and words: those of another one until its own are here. */
function useLanguage(services: Services, first: Words) {
  const [locale, setLocale] = useState(services.preferences.locale);
  const [words, setWords] = useState(first);
  useEffect(() => {
    document.documentElement.lang = words.of;
    if (words.of === locale) return;
    let isCurrent = true;
    wordsOf(locale).then(
      (are) => {
        if (isCurrent) setWords({ of: locale, are });
      },
      (problem: unknown) => {
        console.warn('part lost', problem);
        if (!isCurrent) return;
        // Choosing it again asks again.
        setLocale(words.of);
        const text = languageFailedText[locale];
        services.toasts.show({
          text: text.title,
          tone: 'critical',
          detail: text.why,
          action: { label: text.reload, onPress: services.reload },
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, words.of, services]);
  const choose = useCallback(
    (next: Locale): void => {
      services.keepPreference({ locale: next });
      setLocale(next);
    },
    [services],
  );
  return { words, choose };
}

export interface AppProps {
  readonly services: Services;
  readonly words: Words;
}

export function App({ services, words: first }: AppProps) {
  const { isDrawn, forget } = useGiven();
  const [path, navigate] = useLocation();
  const [opened] = useState(path);
  const [scroll] = useState(() => createPageScroll(browserView));
  const { words, choose } = useLanguage(services, first);
  useEffect(() => {
    if (path !== opened) forget();
  }, [path, opened, forget]);
  return (
    <Surroundings services={services} locale={words.of} words={words.are} navigate={navigate}>
      <Committed />
      <AfterPage waits={isDrawn && path === opened && isOpen(path)} prepareAround={prepareAround}>
        <FlowRoot onScroll={scroll.request}>
          <SessionProvider>
            {(isAllowed) => (
              <UsageRoot>
                <Shell locale={words.of} onLocale={choose}>
                  {isAllowed || isOpen(path) ? (
                    <Pages onShown={scroll.pageShown} />
                  ) : (
                    <PageSkeleton />
                  )}
                </Shell>
                <OfCustomers />
              </UsageRoot>
            )}
          </SessionProvider>
        </FlowRoot>
      </AfterPage>
    </Surroundings>
  );
}
