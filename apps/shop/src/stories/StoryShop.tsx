/** Everything a page needs around it, with injected data: for stories and for tests on the server. */
import type { UserInfo } from '@banxin/contract/entities/customer';
import { addressOf, matchRoute, routeOf } from '@banxin/contract/routes';
import { permissionsOf } from '@banxin/contract/rules/roles';
import { type FlowEffectHandlers, FlowProvider, type FlowProviderProps } from '@banxin/flows/react';
import { ToastRegion } from '@banxin/ui/Toast';
import { type ReactNode, useState } from 'react';
import { Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AgreementContext } from '../features/agreement/agreement.ts';
import { PreviewProvider } from '../features/preview/PreviewProvider.tsx';
import { holdsPermission } from '../features/session/holdsPermission.ts';
import { type Session, SessionContext } from '../features/session/session.ts';
import { englishWords } from '../lib/englishWords.ts';
import type { LoginWindows } from '../lib/loginWindows.ts';
import { Surroundings } from '../lib/Surroundings.tsx';
import type { Services } from '../lib/services.ts';
import { createRevisions, createSignal } from '../lib/signal.ts';
import { createStore, type Store } from '../lib/storage.ts';
import type { Locale } from '../lib/text.ts';
import { chineseWords } from '../lib/words.ts';
import { RouteLayout } from '../shell/Menu/RouteLayout.tsx';
import { yuexiang } from './fixtures/users.ts';
import { memoryStorage } from './memoryStorage.ts';
import { pageLocale } from './pageLocale.ts';
import { createStoryClient, type StoryAnswers } from './storyClient.ts';
import { createStoryToasts } from './storyToasts.ts';
import { createStoryWindows } from './storyWindows.ts';

/** The moment in which every story happens: 2026-11-20 09:00 in Asia/Shanghai. @unit ms since 1970 */
export const STORY_NOW = Date.parse('2026-11-20T09:00:00+08:00');

export interface StoryShopProps {
  /** What calls answer; see `on`, `failed`, `refused`. @default {} */
  readonly answers?: StoryAnswers;
  /** Where the page stands, with query. @default '/' */
  readonly path?: string;
  /** Answers that are there before the page is: what a server rendered with, by key of the call; see `loaded`. */
  readonly fallback?: Readonly<Record<string, unknown>>;
  /** Who is here; null is a visitor. @default the main account 悦享包装 */
  readonly user?: UserInfo | null;
  /** Names held. @default those of the user's roles */
  readonly permissions?: readonly string[];
  /** @default the language of the page: what the toolbar of the review room says */
  readonly locale?: Locale;
  /** What this browser remembers, by store key. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** What this tab remembers, by store key. */
  readonly typed?: Readonly<Record<string, unknown>>;
  /** The memory itself, shared with another tab. @default one of its own */
  readonly store?: Store;
  /** Time of the flows, and the states they are put into. */
  readonly flows?: Pick<FlowProviderProps, 'clock' | 'inspect' | 'restore'>;
  /** The time of the page. @default the moment in which every story happens @unit ms since 1970 */
  readonly now?: () => number;
  /** Instead of windows of login providers that open nowhere. */
  readonly windows?: Partial<LoginWindows>;
  /** Told of what happens: calls sent, flow effects, navigation, login, reload. @default the console */
  readonly onEvent?: (event: string, detail: unknown) => void;
  readonly children: ReactNode;
}

const log = (event: string, detail: unknown): void => console.info(`[story] ${event}`, detail);

/** The memory's location has no snapshot for a server; there the path is given as a server would. */
function routerProps(path: string, location: ReturnType<typeof memoryLocation>) {
  if (typeof window !== 'undefined') {
    return { hook: location.hook, searchHook: location.searchHook };
  }
  const [ssrPath = '/', ssrSearch = ''] = path.split('?');
  return { ssrPath, ssrSearch };
}

function createWorld(props: StoryShopProps & { locale: Locale }) {
  const tell = props.onEvent ?? log;
  const location = memoryLocation({ path: props.path ?? '/', record: true });
  const store =
    props.store ?? createStore(memoryStorage(), () => STORY_NOW, log.bind(null, 'storage'));
  for (const [key, value] of Object.entries(props.stored ?? {})) store.write(key, value);
  const tabStore = createStore(memoryStorage(), () => STORY_NOW, log.bind(null, 'storage'));
  for (const [key, value] of Object.entries(props.typed ?? {})) tabStore.write(key, value);
  let keys = 0;
  const services: Services = {
    client: createStoryClient(props.answers ?? {}, {
      onSend: (call, input) => tell(`call ${call}`, input),
    }),
    failures: createSignal(),
    unauthorized: createSignal(),
    revisions: createRevisions(),
    toasts: createStoryToasts(props.flows?.clock),
    store,
    tabStore,
    preferences: { theme: 'system', locale: props.locale },
    keepPreference: (chosen) => tell('keepPreference', chosen),
    now: props.now ?? (() => STORY_NOW),
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    windows: { ...createStoryWindows(tell), ...props.windows },
    reload: () => tell('reload', undefined),
  };
  const navigate = (to: string, options?: { replace?: boolean }): void => {
    tell('navigate', to);
    location.navigate(to, options);
  };
  const told = (name: string) => (event: unknown) => tell(name, event);
  const effects: FlowEffectHandlers = {
    toast: told('toast'),
    reload: told('reload'),
    navigate: ({ to, replace }) => navigate(addressOf(to), { replace }),
    store: told('store'),
    title: told('title'),
    progress: told('progress'),
    scroll: told('scroll'),
    requestError: told('requestError'),
  };
  const agreement = {
    isOpen: false,
    open: (required: boolean) => tell('agreement.open', { required }),
  };
  return { tell, location, services, navigate, effects, agreement };
}

/** The page was left: says where to. */
function Left() {
  const [path] = useLocation();
  const search = useSearch();
  return <h1 data-testid="left">{search === '' ? path : `${path}?${search}`}</h1>;
}

/**
 * Draws the children where the route table would: account pages stand inside the account's frame. In another language
 * it is another shop: nothing of the first one stays.
 */
export function StoryShop(props: StoryShopProps) {
  const { locale = pageLocale(), children } = props;
  return (
    <ShopIn key={locale} {...props} locale={locale}>
      {children}
    </ShopIn>
  );
}

function ShopIn(props: StoryShopProps & { locale: Locale }) {
  const { locale, user = yuexiang, children } = props;
  const [world] = useState(() => createWorld(props));
  const permissions = props.permissions ?? (user === null ? [] : permissionsOf(user.roles));
  const [session] = useState<Session>(() => ({
    user,
    permissions,
    mayOpen: (name) => holdsPermission(routeOf(name), user, permissions),
    isLoggingIn: false,
    logIn: () => world.tell('logIn', undefined),
    logOut: () => world.tell('logOut', undefined),
    enter: (path: string) => world.navigate(path),
  }));
  const route = matchRoute(props.path ?? '/')?.route;
  const page = <RouteLayout route={route}>{children}</RouteLayout>;
  return (
    <Router {...routerProps(props.path ?? '/', world.location)}>
      <Surroundings
        services={world.services}
        locale={locale}
        words={locale === 'zh-CN' ? chineseWords : englishWords}
        reads={{
          provider: () => new Map(),
          fallback: props.fallback ?? {},
          dedupingInterval: 0,
          revalidateOnReconnect: false,
        }}
        navigate={world.navigate}
      >
        <FlowProvider client={world.services.client} effects={world.effects} {...props.flows}>
          <AgreementContext value={world.agreement}>
            <SessionContext value={session}>
              <PreviewProvider>
                <main>
                  {route === undefined ? (
                    page
                  ) : (
                    <Switch>
                      <Route path={route.path}>{page}</Route>
                      <Route>
                        <Left />
                      </Route>
                    </Switch>
                  )}
                </main>
              </PreviewProvider>
            </SessionContext>
          </AgreementContext>
          <ToastRegion queue={world.services.toasts} />
        </FlowProvider>
      </Surroundings>
    </Router>
  );
}
