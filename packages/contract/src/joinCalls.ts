/** Joins the rows of a file `<noun>.ts` with the schemas of the same names in `<noun>.schemas.ts`. */
import { type Call, type CallSchemas, defineWholeCall, type WholeCall } from './call.ts';

/** True for a row among the exports of a file. */
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'path' in value &&
  'encoding' in value;

const isSchemas = (value: unknown): value is CallSchemas =>
  typeof value === 'object' && value !== null && 'input' in value && 'output' in value;

/** A file's exports. */
export type Exports = Readonly<Record<string, unknown>>;

/** The whole calls of two files. Throws when a row has no schemas. */
export const joinCalls = (rows: Exports, schemas: Exports | undefined): WholeCall[] =>
  Object.entries(rows).flatMap(([name, row]) => {
    if (!isCall(row)) return [];
    const mine = schemas?.[name];
    if (!isSchemas(mine)) throw new Error(`${row.name} has no schemas: ${name}`);
    return [defineWholeCall({ ...row, ...mine })];
  });
