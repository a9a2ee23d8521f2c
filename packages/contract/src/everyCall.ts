/**
 * Every row of the contract with its schemas, found in the folder `calls/<area>/`: a new `<noun>.ts` with its
 * `<noun>.schemas.ts` is a new part of it. For the server, the reference and checks; not for pages.
 */
import { readdirSync } from 'node:fs';
import type { Call, WholeCall } from './call.ts';
import { joinCalls } from './joinCalls.ts';

const folder = new URL('./calls/', import.meta.url);

const load = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ new URL(file, folder).href);

/** Files with rows, as paths below `calls/` without their ending, in order of their names. */
const nouns = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^\w+\/\w+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''))
  .sort();

const wholeCallsOf = async (noun: string): Promise<WholeCall[]> =>
  joinCalls(await load(`${noun}.ts`), await load(`${noun}.schemas.ts`));

/** Every row with its schemas, by area and noun. */
export const everyCall: readonly WholeCall[] = (await Promise.all(nouns.map(wholeCallsOf))).flat();

const byName = new Map(everyCall.map((call) => [call.name, call]));

/** A row with its schemas. Throws for a row of nowhere. */
export const wholeCall = <I, O, P>(call: Call<I, O, P>): WholeCall<I, O, P> => {
  const whole = 'input' in call ? call : byName.get(call.name);
  if (whole === undefined) throw new Error(`${call.name} is no row of the contract`);
  return whole as WholeCall<I, O, P>;
};
