/** The rows of a flow's atlas: each configuration that looks different, with the shortest way there. */
import type { AnyEventObject, Snapshot } from 'xstate';
import type { AnyFlowAtlas } from './atlas.ts';
import { type Configuration, explore } from './coverage.ts';

export interface AtlasRow {
  /** Name of the story's export, e.g. `OpenReading2`. */
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

/** Every configuration that is drawn, once per look, in the order of the atlas. */
export function rowsOf(atlas: AnyFlowAtlas): readonly AtlasRow[] {
  const look = (atlas.look ?? atlas.project) as (context: unknown) => unknown;
  const rows = new Map<string, AtlasRow>();
  const counts = new Map<string, number>();
  const firstInput = new Map<string, string>();
  for (const configuration of explore(atlas).configurations) {
    const { state, input, events, snapshot } = configuration;
    const { context } = snapshot as unknown as { context: unknown };
    const key = JSON.stringify([state, look(context)]);
    if (rows.has(key) || isUndrawn(atlas, configuration)) continue;
    if (!firstInput.has(state)) firstInput.set(state, input);
    const base = nameOf(state) + (firstInput.get(state) === input ? '' : `From${capital(input)}`);
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const name = `${base}${count > 1 ? count : ''}`;
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
