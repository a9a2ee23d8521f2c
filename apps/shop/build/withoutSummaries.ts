/** Takes out of the rows of calls what only their reference says: no page shows what a call is for. */
import { type Plugin, parseSync, Visitor } from 'vite';
import { replaced } from './replaced.ts';

const ROWS = /\/packages\/contract\/src\/calls\/.+(?<!\.schemas)\.ts$/;

/** Rows without their `summary`. */
export function withoutSummaries(code: string): string {
  const found: { at: { start: number; end: number }; by: string }[] = [];
  new Visitor({
    Property({ key, start, end }) {
      if (key.type !== 'Identifier' || key.name !== 'summary') return;
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      found.push({ at: { start, end: end + comma }, by: '' });
    },
  }).visit(parseSync('row.ts', code).program);
  return replaced(code, found);
}

export const summariesStay = (): Plugin => ({
  name: 'banxin-summaries-stay',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => (ROWS.test(id) ? withoutSummaries(code) : null),
});
