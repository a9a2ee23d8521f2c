// The browser's half of the hydration test: takes over the HTML of one story after the other.
import '../../exports/styles.ts';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Story, Surroundings, stories } from '../collectStories.tsx';
import type { Rendered } from './renderStories.tsx';

export interface Hydrated {
  id: string;
  /** What React or the console said; nothing when all is well. */
  complaints: string[];
}

declare global {
  interface Window {
    hydrateStories: (all: readonly Rendered[]) => Promise<Hydrated[]>;
  }
}

/** A frame and a task: passive effects have run, boundaries that waited have been taken over. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });

/** Tells when everything inside has been taken over. A parent, not a sibling: ids depend on siblings. */
function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }): ReactNode {
  useEffect(onTaken, [onTaken]);
  return children;
}

/** Takes over one story in its own element; answers with what unmounts it. */
function takeOver(place: Element, story: Story, complain: (words: string) => void) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const note = (kind: string) => (problem: unknown) => {
    complain(`${kind}: ${String(problem)}`);
    resolve();
  };
  const { Element: Shown, locale } = story;
  const root = hydrateRoot(
    place,
    <StrictMode>
      <Taken onTaken={resolve}>
        <Surroundings locale={locale}>
          <Shown />
        </Surroundings>
      </Taken>
    </StrictMode>,
    {
      onRecoverableError: note('recovered'),
      onCaughtError: note('caught'),
      onUncaughtError: note('threw'),
    },
  );
  return { taken: promise, root };
}

async function hydrate({ id, html, error }: Rendered): Promise<Hydrated> {
  const story = stories.find((one) => one.id === id);
  if (!story || error !== undefined) {
    return { id, complaints: [`on the server: ${error ?? 'a story that the browser lacks'}`] };
  }
  const complaints: string[] = [];
  const complain = (words: string): void => void complaints.push(words);
  const native = { error: console.error, warn: console.warn };
  console.error = (...words: unknown[]) => complain(`console: ${words.map(String).join(' ')}`);
  console.warn = console.error;
  const uncaught = (event: ErrorEvent): void => complain(`uncaught: ${event.message}`);
  window.addEventListener('error', uncaught);
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  const { taken, root } = takeOver(place, story, complain);
  await taken;
  await settled();
  root.unmount();
  place.remove();
  window.removeEventListener('error', uncaught);
  Object.assign(console, native);
  return { id, complaints };
}

window.hydrateStories = async (all) => {
  const results: Hydrated[] = [];
  for (const one of all) results.push(await hydrate(one));
  return results;
};
