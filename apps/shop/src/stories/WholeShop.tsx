/** The whole shop with its own session, route guard and pages; only server, time and address bar are a story's. */
import { useState } from 'react';
import { Router } from 'wouter';
import { App } from '../App.tsx';
import { englishWords } from '../lib/englishWords.ts';
import type { Services } from '../lib/services.ts';
import { createRevisions, createSignal } from '../lib/signal.ts';
import { createStore, type Store } from '../lib/storage.ts';
import type { Locale } from '../lib/text.ts';
import { chineseWords } from '../lib/words.ts';
import { pageLocale } from './pageLocale.ts';
import { STORY_NOW } from './StoryShop.tsx';
import { createStoryClient, type StoryAnswers } from './storyClient.ts';
import { createHistory, type StoryHistory } from './storyHistory.ts';
import { createStoryToasts } from './storyToasts.ts';
import { createStoryWindows } from './storyWindows.ts';

export interface WholeShopProps {
  /** Where the visitor arrives. */
  readonly path: string;
  readonly answers: StoryAnswers;
  /** Told of calls and reloads. */
  readonly onEvent: (event: string, detail: unknown) => void;
  /** Time of the flows, and the states they are put into. */
  readonly flows?: Services['flows'];
  /** A failed call that is shown at once: 1 as a message, 2 in a dialog. */
  readonly failure?: Parameters<Services['failures']['emit']>[0];
  /** What this browser remembers. @default nothing: its storage is off */
  readonly store?: Store;
  /** The address bar, for a story that goes back; stands at `path`. */
  readonly history?: StoryHistory;
}

/** A browser whose storage is off: the shop forgets, and nothing else changes. */
const forgetful = createStore(
  undefined,
  () => STORY_NOW,
  () => undefined,
);

function createWorld(props: WholeShopProps, locale: Locale) {
  const { path, answers, onEvent, failure, flows } = props;
  const failures: Services['failures'] = createSignal();
  if (failure) failures.emit(failure);
  const unauthorized: Services['unauthorized'] = createSignal();
  const services: Services = {
    client: createStoryClient(answers, {
      onSend: (call, input) => onEvent(`call ${call}`, input),
      onError: failures.emit,
      onUnauthorized: unauthorized.emit,
    }),
    failures,
    unauthorized,
    revisions: createRevisions(),
    toasts: createStoryToasts(flows?.clock),
    store: props.store ?? forgetful,
    tabStore: forgetful,
    preferences: { theme: 'system', locale },
    keepPreference: (chosen) => onEvent('keepPreference', chosen),
    now: () => STORY_NOW,
    newKey: () => 'key',
    flows,
    windows: createStoryWindows(onEvent),
    reload: () => onEvent('reload', undefined),
  };
  return { services, location: props.history ?? createHistory(path) };
}

/** In another language it is another shop: nothing of the first one stays. */
export function WholeShop(props: WholeShopProps) {
  const locale = pageLocale();
  return <ShopIn key={locale} {...props} locale={locale} />;
}

function ShopIn({ locale, ...props }: WholeShopProps & { locale: Locale }) {
  const [{ services, location }] = useState(() => createWorld(props, locale));
  const are = locale === 'zh-CN' ? chineseWords : englishWords;
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <App services={services} words={{ of: locale, are }} />
    </Router>
  );
}
