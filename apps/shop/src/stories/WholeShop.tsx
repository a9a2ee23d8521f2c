/** The whole shop with its own session, route guard and pages; only server, time and address bar are a story's. */
import { createToastQueue } from '@banxin/ui/Toast';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../App.tsx';
import type { Services } from '../lib/services.ts';
import { createSignal } from '../lib/signal.ts';
import { createStore } from '../lib/storage.ts';
import { STORY_NOW } from './StoryShop.tsx';
import { createStoryClient, type StoryAnswers } from './storyClient.ts';

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
}

function createWorld({ path, answers, onEvent, failure, flows }: WholeShopProps) {
  const failures: Services['failures'] = createSignal();
  if (failure) failures.emit(failure);
  const services: Services = {
    client: createStoryClient(answers, (call, input) => onEvent(`call ${call}`, input)),
    failures,
    unauthorized: createSignal(),
    toasts: createToastQueue(),
    // A browser whose storage is off: the shop forgets, and nothing else changes.
    store: createStore(
      undefined,
      () => STORY_NOW,
      () => undefined,
    ),
    now: () => STORY_NOW,
    newKey: () => 'key',
    flows,
    reload: () => onEvent('reload', undefined),
  };
  return { services, location: memoryLocation({ path, record: true }) };
}

export function WholeShop(props: WholeShopProps) {
  const [{ services, location }] = useState(() => createWorld(props));
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <App services={services} />
    </Router>
  );
}
