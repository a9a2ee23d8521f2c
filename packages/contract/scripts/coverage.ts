/**
 * Prints which calls of the specification still lack a row or a handler.
 * `npm run contract:coverage`; with `--strict` it fails when a row has no handler.
 */
import { everyCall } from '../src/everyCall.ts';
import { specifiedCalls, specifiedFileCalls } from '../src/specification/calls.ts';
import { coverageOf, type Wanted } from './coverageOf.ts';

const registry = new URL('../../../apps/api/src/registry.ts', import.meta.url);

/** Rows that the server answers; null when its registry cannot be read. */
const registered = async (): Promise<ReadonlySet<string> | null> => {
  try {
    const module = (await import(registry.href)) as {
      registeredCalls: readonly { name: string }[];
    };
    return new Set(module.registeredCalls.map(({ name }) => name));
  } catch (error) {
    console.log(
      `服务器的登记表无法读取，只检查契约行：${error instanceof Error ? error.message : error}\n`,
    );
    return null;
  }
};

const wanted: readonly Wanted[] = [
  { title: '规格书接口', calls: specifiedCalls },
  { title: '文件服务接口', calls: specifiedFileCalls },
];

const handlers = await registered();
const coverage = coverageOf(wanted, everyCall, handlers);
console.log(coverage.lines.join('\n'));
if (process.argv.includes('--strict') && coverage.rowsWithoutHandler.length > 0)
  process.exitCode = 1;
