/** What a set of atlas stories must fulfil. Each gate answers with its faults; none is good. */
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
export const untold = (
  rows: readonly AtlasRow[],
  claims: readonly StoryClaim[],
): readonly string[] => {
  const told = new Set(claims.map(sign));
  return rows.map(sign).filter((row) => !told.has(row));
};

/** No orphans: stories whose state cannot be reached, or not any more. */
export const orphans = (
  rows: readonly AtlasRow[],
  claims: readonly StoryClaim[],
): readonly string[] => {
  const real = new Set(rows.map(sign));
  return claims.map(sign).filter((claim) => !real.has(claim));
};
