/** PDF files that the project writes itself, by name. Test material only. */
import { writeFileSync } from 'node:fs';
import { ATTACKS } from './fixture-attacks.ts';
import { EDGES } from './fixture-edges.ts';
import { FAULTS } from './fixture-faults.ts';
import { FORMATS } from './fixture-formats.ts';
import { INDIRECT_DRAWINGS } from './fixture-indirect.ts';
import { INKS_AND_FONTS } from './fixture-inks.ts';
import { MARKS } from './fixture-marks.ts';

/** Every fixture by name; each writes itself anew. */
export const FIXTURES = {
  ...FORMATS,
  ...INKS_AND_FONTS,
  ...EDGES,
  ...INDIRECT_DRAWINGS,
  ...MARKS,
  ...FAULTS,
  ...ATTACKS,
} as const;

export type FixtureName = keyof typeof FIXTURES;

/** Writes a fixture to disk and answers its path, for tests that need a real file. */
export function writeFixture(name: FixtureName, path: string): string {
  writeFileSync(path, FIXTURES[name]());
  return path;
}
