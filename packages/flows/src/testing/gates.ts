/** What a machine and its set of atlas stories must fulfil. Each gate answers with its faults; none is good. */
import type { AnyFlowAtlas } from './atlas.ts';
import { explore } from './coverage.ts';
import type { AtlasRow } from './rows.ts';

/** What a story claims to show. */
export interface StoryClaim {
  readonly name: string;
  readonly state: string;
}

const sign = ({ name, state }: StoryClaim): string => `${name} (${state})`;

/** Reads the claims out of a story file: its exports and their `state:` tags. */
export function claimsOf(file: string): readonly StoryClaim[] {
  const stories = file.matchAll(/^export const (\w+): Story = \{\n {2}tags: \['state:([^']+)'\]/gm);
  return [...stories].map(([, name = '', state = '']) => ({ name, state }));
}

/** Complete: drawn configurations without a story. */
export const missingStories = (
  rows: readonly AtlasRow[],
  claims: readonly StoryClaim[],
): readonly string[] => {
  const told = new Set(claims.map(sign));
  return rows.map(sign).filter((row) => !told.has(row));
};

/** No orphans: stories whose state cannot be reached, or not any more. */
export const orphanStories = (
  rows: readonly AtlasRow[],
  claims: readonly StoryClaim[],
): readonly string[] => {
  const real = new Set(rows.map(sign));
  return claims.map(sign).filter((claim) => !real.has(claim));
};

const without = (all: readonly string[], these: readonly string[]): readonly string[] =>
  all.filter((one) => !these.includes(one));

/** No dead states: leaves that no way reaches and that are not declared transient; declared ones that are reached. */
export const deadStates = (atlas: AnyFlowAtlas): readonly string[] => {
  const { unreached } = explore(atlas);
  return [
    ...without(unreached, atlas.transient).map((path) => `${path} is never reached`),
    ...without(atlas.transient, unreached).map((path) => `${path} is no transient state`),
  ];
};

/** Transitions: edges that no way takes, without a reason; reasons for edges that are taken or are gone. */
export const untakenEdges = (atlas: AnyFlowAtlas): readonly string[] => {
  const untaken = explore(atlas).edges.flatMap(({ label, taken }) => (taken ? [] : [label]));
  const excused = Object.keys(atlas.neverTaken);
  return [
    ...without(untaken, excused).map((label) => `${label} is never taken`),
    ...without(excused, untaken).map((label) => `${label} needs no excuse`),
  ];
};

/** Live: ways on which the real actor ends elsewhere than the model says. */
export const divergingPaths = (atlas: AnyFlowAtlas): readonly string[] => explore(atlas).diverging;
