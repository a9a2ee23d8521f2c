/** Starts the storefront in the browser, on what the server has drawn: the only file that uses its globals directly. */
import '@banxin/ui/styles';
import { createToastQueue } from '@banxin/ui/Toast';
import { setTheme } from '@banxin/ui/theme';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { mutate, SWRConfig } from 'swr';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { early } from './begin.ts';
import { prepareSession } from './features/session/SessionProvider.tsx';
import { committed } from './lib/Committed.tsx';
import { useExactSearch } from './lib/exactSearch.ts';
import { createGiven, type GivenAnswers, GivenContext } from './lib/given.ts';
import { hearIntent } from './lib/intent.ts';
import { laterClient } from './lib/laterClient.ts';
import { PartLost } from './lib/lazyPart.tsx';
import { PAGE_SCRIPT } from './lib/pageScript.ts';
import { cookiesOf, readPreferences } from './lib/preferences.ts';
import { revalidatingClient } from './lib/revalidatingClient.ts';
import type { Services } from './lib/services.ts';
import { createRevisions, createSignal } from './lib/signal.ts';
import { createStore } from './lib/storage.ts';
import type { Locale } from './lib/text.ts';
import { chineseWords, wordsOf } from './lib/words.ts';
import { isOpen, nameScript, preparePage } from './routes.tsx';

const now = (): number => Date.now();

const failures: Services['failures'] = createSignal();
const unauthorized: Services['unauthorized'] = createSignal();
const revisions: Services['revisions'] = createRevisions();

const flows = import.meta.env.DEV
  ? (await import('./dev/flightRecorder.ts')).startFlightRecorder(now)
  : undefined;
const validate = import.meta.env.DEV
  ? (await import('@banxin/contract/validateAnswer')).validateAnswer
  : undefined;

const client = laterClient(async () => {
  const { createClient } = await import('@banxin/contract/client');
  return createClient({
    origins: { files: import.meta.env.VITE_FILE_SERVICE_ORIGIN ?? '' },
    fetch: (url, init) => fetch(url, init),
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer: number) => clearTimeout(timer),
    validate,
    onError: failures.emit,
    onUnauthorized: unauthorized.emit,
    onRevision: revisions.emit,
  });
}, failures.emit);

const { documentElement } = document;
const preferences = {
  ...readPreferences(document.cookie),
  // The server may have been asked for another language than the one that is remembered.
  locale: documentElement.lang as Locale,
};

const lost = (problem: unknown): void => console.info('storage', problem);

const services: Services = {
  client: revalidatingClient(client, mutate),
  prepare: client.prepare,
  frameIsUsed: early?.frameIsUsed,
  failures,
  unauthorized,
  revisions,
  toasts: createToastQueue(),
  store: createStore(localStorage, now, lost, window),
  tabStore: createStore(sessionStorage, now, lost),
  preferences,
  keepPreference: (chosen) => {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookie store.
    for (const cookie of cookiesOf(chosen)) document.cookie = cookie;
  },
  now,
  flows,
  // Without locks (an address without https) two windows could count one visit twice: none is counted.
  usage: (navigator.locks as LockManager | undefined) && {
    enabled: import.meta.env.VITE_USAGE_LOG !== 'off',
    locks: navigator.locks,
    beacon: (path, body) => void navigator.sendBeacon(path, body),
  },
  newKey: () => crypto.randomUUID(),
  reload: () => location.reload(),
};

hearIntent(document, preparePage);

// What is not for everybody shows nothing before it is known who is here.
if (!isOpen(location.pathname)) {
  client.prepare();
  void prepareSession();
}

const pageScript = document.getElementById(PAGE_SCRIPT);
if (pageScript instanceof HTMLLinkElement) nameScript(location.pathname, pageScript.href);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const json = document.getElementById('given')?.textContent;
const carried = json ? (JSON.parse(json) as GivenAnswers) : null;
const given = createGiven(carried);
for (const [key, data] of Object.entries(carried?.answers ?? {})) {
  SWRConfig.defaultValue.cache.set(key, { data });
}

/** A part that was lost and came at the second try is no fault of the page; everything else is told as React tells it. */
const onRecoverableError = (error: unknown): void => {
  if (error instanceof Error && error.cause instanceof PartLost) console.info('part lost', error);
  else reportError(error);
};

// Without its words the page is drawn in Chinese, and the shop says what is missing. Not awaited at the top: the words
// import this module's chunk.
void wordsOf(preferences.locale)
  .catch((problem: unknown) => {
    console.warn('part lost', problem);
    return null;
  })
  .then((words) => {
    const app = (
      // As it was drawn: what comes alive later begins where its words come from, wherever the visitor is by then.
      <Router searchHook={useExactSearch} ssrPath={location.pathname} ssrSearch={location.search}>
        <GivenContext value={given}>
          <App
            services={services}
            words={{
              of: words === null ? 'zh-CN' : preferences.locale,
              are: words ?? chineseWords,
            }}
          />
        </GivenContext>
      </Router>
    );
    if (carried !== null) {
      // After React has done with it.
      early?.doWhenAlive((run) => committed.listen(() => queueMicrotask(run)));
      hydrateRoot(root, app, { onRecoverableError });
      return;
    }
    // The development server sends an empty page.
    setTheme(preferences.theme);
    createRoot(root).render(app);
  });
