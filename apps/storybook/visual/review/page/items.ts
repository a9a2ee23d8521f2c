// What is said about a changed picture: its name for people, what changed in it, and whether it can be accepted.
import type { Item, Kind } from '../report.types.ts';
import { say } from './say.ts';

/** In the order of the filters. */
export const kinds: readonly Kind[] = [
  'changed',
  'resized',
  'new',
  'removed',
  'unreadable',
  'untaken',
];

/** Whether there is something to accept. */
export const isAcceptable = ({ kind }: Item): boolean =>
  kind !== 'unreadable' && kind !== 'untaken';

/** `fields-loginform/errors-take-the-focus.dark-390` → `Errors take the focus` and `深色 390`. */
export function namesOf({ name }: Item): { story: string; dress: string } {
  const [, story = name, theme = '', width = ''] = /\/(.+)\.(\w+)-(\d+)$/.exec(name) ?? [];
  const words = story.replaceAll('-', ' ');
  const dress = theme === 'dark' ? say('dark') : theme === 'forced' ? say('forced') : say('light');
  return { story: words.charAt(0).toUpperCase() + words.slice(1), dress: `${dress} ${width}` };
}

/** What changed, in a sentence or two. */
export function saidOf({ kind, before, after, count = 0, reason }: Item): string[] {
  if (kind === 'new') return [say('isNew')];
  if (kind === 'removed') return [say('isRemoved')];
  if (kind === 'unreadable') return [say('isUnreadable'), reason ?? ''];
  if (kind === 'untaken') return [say('isUntaken'), reason ?? ''];
  if (!before || !after) return [];
  const area = Math.max(before.width, after.width) * Math.max(before.height, after.height);
  const share = ((count / area) * 100).toFixed(count / area < 0.1 ? 2 : 0);
  const differs = say('pixels', { n: count, words: [share] });
  if (kind === 'changed') return [differs];
  const grown = after.height - before.height;
  return [
    say('size', { words: [before.width, before.height, after.width, after.height] }),
    ...(grown === 0 ? [] : [say(grown > 0 ? 'taller' : 'lower', { n: Math.abs(grown) })]),
    differs,
  ];
}

/** The shortest command that accepts these and no others: whole components and stories are named once. */
export function commandFor(chosen: readonly Item[], all: readonly Item[]): string {
  const acceptable = all.filter(isAcceptable);
  if (chosen.length === acceptable.length) return 'npm run review -- --all';
  const names = new Set<string>();
  const taken = new Set(chosen.map(({ name }) => name));
  for (const { name } of chosen) {
    const wholes = [name.replace(/\/.*$/, ''), name.replace(/\.[^.]+$/, '')];
    const whole = wholes.find((prefix) =>
      all
        .filter(
          (other) => other.name.startsWith(`${prefix}/`) || other.name.startsWith(`${prefix}.`),
        )
        .every((other) => taken.has(other.name)),
    );
    names.add(whole ?? name);
  }
  return `npm run review -- --accept ${[...names].join(' ')}`;
}
