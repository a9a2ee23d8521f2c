/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Validates answers in the browser, in development only: the built shop trusts its own server, whose answers are
 * validated in every test, and loads no schema.
 */
import type { Call } from './call.ts';
import { type Exports, joinCalls } from './joinCalls.ts';

const schemas = import.meta.glob<Exports>('./calls/*/*.schemas.ts', { eager: true });
const rows = import.meta.glob<Exports>(['./calls/*/*.ts', '!**/*.schemas.ts'], { eager: true });

const byName = new Map(
  Object.entries(rows)
    .flatMap(([file, exports]) => joinCalls(exports, schemas[file.replace('.ts', '.schemas.ts')]))
    .map((call) => [call.name, call]),
);

/** Throws when an answer does not fit the schema of its call. */
export const validateAnswer = (call: Pick<Call, 'name'>, answer: unknown): void => {
  const whole = byName.get(call.name);
  if (whole === undefined) throw new Error(`${call.name} is no row of the contract`);
  const { error } = whole.output.safeParse(answer);
  if (error)
    throw new Error(`${call.name} answered something its row does not know`, { cause: error });
};
