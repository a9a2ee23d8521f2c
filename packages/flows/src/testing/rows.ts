/** The rows of a flow's atlas: each configuration that looks different, with the shortest way there. */
import type { AnyEventObject, Snapshot } from 'xstate';
import type { AnyFlowAtlas } from './atlas.ts';
import { type Configuration, explore } from './coverage.ts';

export interface AtlasRow {
  /** Name of the story's export, e.g. `OpenReadingWith4SecondsLeft`. */
  readonly name: string;
  /** As `data-state` says it. */
  readonly state: string;
  /** Name of the atlas's input it starts from. */
  readonly input: string;
  readonly events: readonly AnyEventObject[];
  /** With frozen actors. */
  readonly snapshot: Snapshot<unknown>;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Where a form says that something is wrong, as part of a story's name: `AtQqAndCode`. */
export const atFields = (problems: readonly { readonly field: string }[]): string =>
  `At${problems.map(({ field }) => capital(field)).join('And')}`;

/** `shown.form.editing|shown.tab.sms` → `FormEditingTabSms`: what all leaves share says nothing. */
function nameOf(state: string): string {
  const leaves = state.split('|').map((path) => path.split('.'));
  const [first = []] = leaves;
  const differs = first.findIndex((part, at) => leaves.some((leaf) => leaf[at] !== part));
  const from = leaves.length > 1 && differs > 0 ? differs : 0;
  return leaves.flatMap((leaf) => leaf.slice(from).map(capital)).join('');
}

/** Whether nothing of its own is drawn in a configuration. */
const isUndrawn = (atlas: AnyFlowAtlas, { state }: Configuration): boolean =>
  state.split('|').some((leaf) => leaf in atlas.noView);

/**
 * Every configuration that is drawn, once per look, in the order of the atlas. The first look of a state has its name
 * alone. Throws when two stories would have one name.
 */
export function rowsOf(atlas: AnyFlowAtlas): readonly AtlasRow[] {
  const look = (atlas.look ?? atlas.project) as (context: unknown) => unknown;
  const rows = new Map<string, AtlasRow>();
  const tells = atlas.tells as ((context: unknown, state: string) => string) | undefined;
  const names = new Set<string>();
  const firstInput = new Map<string, string>();
  for (const configuration of explore(atlas).configurations) {
    const { state, input, events, snapshot } = configuration;
    const { context } = snapshot as unknown as { context: unknown };
    const key = JSON.stringify([state, look(context)]);
    if (rows.has(key) || isUndrawn(atlas, configuration)) continue;
    if (!firstInput.has(state)) firstInput.set(state, input);
    const base = nameOf(state) + (firstInput.get(state) === input ? '' : `From${capital(input)}`);
    const name = names.has(base) ? `${base}${tells?.(context, state) ?? ''}` : base;
    if (names.has(name)) {
      throw new Error(
        `Two stories of ${atlas.machine.id} are called ${name}: "tells" says what differs`,
      );
    }
    names.add(name);
    rows.set(key, { name, state, input, events, snapshot });
  }
  return [...rows.values()];
}

/** One step of a way, for a reader: `OPEN {"required":true}`, `⏱ AGREEMENT_TICK`. */
export function stepOf({ type, ...content }: AnyEventObject): string {
  const told = type
    .replace(/^xstate\.done\.actor\./, 'done ')
    .replace(/^xstate\.error\.actor\./, 'error ')
    .replace(/^xstate\.after\.([^.]+)\..*$/, '⏱ $1');
  const { actorId: _, error, ...rest } = content as Record<string, unknown>;
  const parts = error instanceof Error || error ? { ...rest, error: messageOf(error) } : rest;
  const text = JSON.stringify(parts);
  return text === '{}' ? told : `${told} ${text}`;
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
