// Accepting: by the server of this review, or by a command that the reader runs.
import type { Accepted, Item, Report } from '../report.types.ts';
import { button, el } from './dom.ts';
import { commandFor, isAcceptable } from './items.ts';
import { say } from './say.ts';
import type { State } from './state.ts';

/** What came of accepting, in words, and the pictures that are written. */
export interface Outcome {
  accepted: readonly string[];
  said: string[];
}

/** Has the server write pictures; what goes wrong is said, and nothing is taken for written. */
export async function send(items: readonly Item[], accepts: Report['accepts']): Promise<Outcome> {
  if (accepts.by !== 'server') return { accepted: [], said: [] };
  try {
    const response = await fetch('accept', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Review-Key': accepts.key },
      body: JSON.stringify(items.map(({ name, after }) => ({ name, seen: after?.key }))),
    });
    if (!response.ok) {
      return { accepted: [], said: [say('unreachable', { words: [await response.text()] })] };
    }
    const { accepted, refused } = (await response.json()) as Accepted;
    return {
      accepted,
      said: [
        ...(accepted.length > 0 ? [say('heardAccepted', { n: accepted.length })] : []),
        ...refused.map(({ name, reason }) => say('heardRefused', { words: [name, reason] })),
      ],
    };
  } catch (error) {
    return { accepted: [], said: [say('unreachable', { words: [String(error)] })] };
  }
}

/** The pictures that still wait for an answer. */
export const open = ({ items, accepted }: State): Item[] =>
  items.filter((item) => isAcceptable(item) && !accepted.has(item.name));

/** Asks before all are accepted at once. */
export function askAll(count: number, go: () => void): void {
  const dialog = el(
    'dialog',
    { 'aria-labelledby': 'ask-all' },
    el('p', { id: 'ask-all' }, say('askAll', { n: count })),
    el(
      'div',
      { class: 'row' },
      button(say('no'), () => dialog.close(), { class: 'plain', autofocus: true }),
      button(
        say('yes'),
        () => {
          dialog.close();
          go();
        },
        { class: 'main' },
      ),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** The command that accepts what is marked. */
export function commandOf(state: State, heard: (said: string) => void): HTMLElement | null {
  if (state.report.accepts.by !== 'command' || open(state).length === 0) return null;
  const chosen = state.items.filter(({ name }) => state.chosen.has(name));
  if (chosen.length === 0)
    return el('section', { class: 'command' }, el('p', {}, say('commandHint')));
  const command = commandFor(chosen, state.items);
  return el(
    'section',
    { class: 'command' },
    el('p', {}, say('command')),
    el(
      'div',
      { class: 'row' },
      el('code', { tabindex: 0 }, command),
      button(
        say('copy'),
        () => {
          navigator.clipboard.writeText(command).then(
            () => heard(say('copied')),
            (error: unknown) => heard(String(error)),
          );
        },
        { class: 'plain' },
      ),
    ),
  );
}
