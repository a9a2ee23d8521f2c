/**
 * Every row of the contract, found in the folder `calls/<area>/`: a new file is a new part of it. For the
 * server, the reference and checks; not for pages.
 */
import { readdirSync } from 'node:fs';
import type { Call } from './call.ts';

const folder = new URL('./calls/', import.meta.url);

/** True for a row among the exports of a file. */
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'path' in value &&
  'encoding' in value;

/** Files with rows, as paths below `calls/`, in order of their names. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^\w+\/\w+\.ts$/.test(file))
  .sort();

const modules: readonly object[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ new URL(file, folder).href)),
);

/** Every row, by area and noun. */
export const everyCall: readonly Call[] = modules.flatMap((module) =>
  Object.values(module).filter(isCall),
);
