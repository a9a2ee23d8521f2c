/** Draws pages on the server: what they say before a script has arrived; of a private page its frame and skeleton. */
import { type CallError, createClient } from '@banxin/contract/client';
import { errCode } from '@banxin/contract/errors';
import type { PageRequest, RendererModule } from '@banxin/contract/pageRenderer';
import {
  type MatchedRoute,
  matchRoute,
  pathOf,
  type Route,
  routeFacts,
} from '@banxin/contract/routes';
import { resolveRedirect } from '@banxin/contract/rules/publicPaths';
import { createToastQueue } from '@banxin/ui/Toast';
import { renderToReadableStream } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { classifyFailure } from './lib/classifyFailure.ts';
import { useExactSearch } from './lib/exactSearch.ts';
import { type GivenAnswers, GivenContext } from './lib/given.ts';
import { readPreferences } from './lib/preferences.ts';
import type { Services } from './lib/services.ts';
import { createRevisions, createSignal } from './lib/signal.ts';
import { createStore } from './lib/storage.ts';
import { wordsOf } from './lib/words.ts';
import { redirectTarget } from './pages/redirect/redirectTarget.ts';
import { moduleOf } from './pages.ts';
import { isPage } from './routes.tsx';
import { createCode, createHeadLinks } from './server/builtFiles.ts';
import { headOf, jsonInHtml, LANGUAGE } from './server/head.ts';
import { createReader } from './server/reader.ts';
import { sitemapOf } from './server/sitemap.ts';

function preferencesOf(url: string, cookies: string) {
  const chosen = readPreferences(cookies);
  const asked = new URLSearchParams(url.split('?')[1]).get(LANGUAGE);
  if (asked === null) return chosen;
  return { ...chosen, locale: asked.startsWith('en') ? ('en-US' as const) : ('zh-CN' as const) };
}

const never = (): never => {
  throw new Error('Nobody presses anything on a server.');
};

const clientOf = ({ fetch }: Pick<PageRequest, 'fetch'>) =>
  createClient({
    fetch,
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer: NodeJS.Timeout) => clearTimeout(timer),
  });

function createServices(request: PageRequest, preferences: Services['preferences']): Services {
  return {
    client: clientOf(request),
    failures: createSignal(),
    unauthorized: createSignal(),
    revisions: createRevisions(),
    toasts: createToastQueue(),
    store: createStore(undefined, request.now, never),
    tabStore: createStore(undefined, request.now, never),
    preferences,
    keepPreference: never,
    now: request.now,
    // For the input of flows that begin; nothing is sent with it.
    newKey: () => 'server',
    windows: {
      open: never,
      listen: () => never,
      every: () => never,
      tell: never,
      leave: never,
      close: never,
      readTask: () => null,
      keepTask: never,
      forgetTask: never,
    },
    reload: never,
  };
}

/** A path as the router reads it. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Where an address leads instead of to a page of its own; null for a page. */
function redirectOf(url: string, matched: MatchedRoute | null): string | null {
  const known = resolveRedirect(url);
  if (known !== url) return known;
  if (matched === null) return pathOf('noFind');
  if (matched.route.name !== 'redirect') return null;
  const [path = '', query] = url.split('?');
  return redirectTarget(decoded(path), new URLSearchParams(query)) ?? pathOf('noFind');
}

/** Failures that say that there was no time, rather than that something broke. */
const isBusy = ({ kind, errCode: code }: CallError): boolean =>
  kind === 'timeout' || code === errCode.tooManyRequests || code === errCode.unavailable;

function statusOf(name: string, errors: readonly CallError[]): 200 | 403 | 404 | 500 | 503 {
  if (name === 'noFind') return 404;
  if (name === 'forbidden') return 403;
  if (errors.some((error) => classifyFailure(error) === 'unknown')) return 404;
  const faults = errors.filter((error) => classifyFailure(error) === 'fault');
  if (faults.length === 0) return 200;
  return faults.every(isBusy) ? 503 : 500;
}

/** What the page says of itself before its code is there: language, theme, where it begins. */
function rootTag(path: string, { locale, theme }: Services['preferences']): string {
  const top = routeFacts(path)?.scrollTop ?? 0;
  return [
    `<html lang="${locale}"`,
    ...(theme === 'system' ? [] : [`data-theme="${theme}"`]),
    ...(top === 0 ? [] : [`data-top="${top}"`]),
  ]
    .join(' ')
    .concat('>');
}

/** Read by everybody; a window of its own leads on, and a page of customers is a skeleton until its code is there. */
const isRead = ({ access, layout }: Route): boolean => access === 'public' && layout !== 'bare';

/** Draws pages into the built `index.html`. */
export const createRenderer: RendererModule['createRenderer'] = (build) => {
  const linksOf = createHeadLinks(build);
  const code = createCode(build);
  return {
    variantOf: ({ url, cookies }) => {
      const { theme, locale } = preferencesOf(url, cookies);
      return `${theme} ${locale}`;
    },
    sitemap: (request) => sitemapOf(clientOf(request), request.origin),
    render: async (request) => {
      const { url, cookies, origin } = request;
      const [path = '/', query = ''] = url.split('?');
      const matched = matchRoute(path);
      const redirect = redirectOf(url, matched);
      if (matched === null || redirect !== null)
        return { redirectTo: redirect ?? pathOf('noFind') };
      const preferences = preferencesOf(url, cookies);
      const { locale } = preferences;
      const words = await wordsOf(locale);
      const { given, asked, answers, failures, errors } = createReader();
      const thrown: unknown[] = [];
      const stream = await renderToReadableStream(
        <Router searchHook={useExactSearch} ssrPath={path} ssrSearch={query}>
          <GivenContext value={given}>
            <App
              services={createServices(request, preferences)}
              words={{ of: locale, are: words }}
            />
          </GivenContext>
        </Router>,
        // Everything in its place, however large: what comes later would come by a script.
        {
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          signal: request.signal,
          onError: (error) => void thrown.push(error),
        },
      );
      await stream.allReady;
      const body = await new Response(stream).text();
      const name = matched.route.name;
      const carried: GivenAnswers = { answers, failures };
      const head = headOf({
        matched,
        search: new URLSearchParams(query),
        given: carried,
        locale,
        words,
        origin,
      });
      const links = linksOf(isPage(name) ? moduleOf(name).replace('./', 'src/') : null, body);
      const html = code.template
        .replace('<html lang="zh-CN">', () => rootTag(path, preferences))
        .replace(/<!--head-->.*<!--\/head-->/s, () => head.html)
        // After the sheet that says in which order the layers lie.
        .replace('</head>', () =>
          [...links.sheets, code.in(links.scripts, isRead(matched.route)), '</head>'].join(
            '\n    ',
          ),
        )
        .replace('<!--page-->', () => body)
        .replace(
          '<!--given-->',
          () => `<script type="application/json" id="given">${jsonInHtml(carried)}</script>`,
        );
      return {
        status: thrown.length > 0 ? 500 : statusOf(name, [...errors.values()]),
        html,
        reads: [...asked.keys()],
        errors: thrown,
      };
    },
  };
};
