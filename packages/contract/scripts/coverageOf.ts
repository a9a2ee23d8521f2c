/** Compares lists of wanted calls with rows and handlers. Pure. */
import type { Call } from '../src/call.ts';

/** A list of wanted calls, `METHOD /path` each. */
export type Wanted = { readonly title: string; readonly calls: readonly string[] };

/** What is there and what is missing. */
export type Coverage = {
  readonly withoutRow: readonly string[];
  /** Names of rows that nobody answers; empty when the handlers are not known. */
  readonly rowsWithoutHandler: readonly string[];
  /** The report, ready to print. */
  readonly lines: readonly string[];
};

const list = (title: string, items: readonly string[]): string[] =>
  items.length === 0
    ? []
    : ['', `${title}（${items.length}）`, ...items.map((item) => `  ${item}`)];

/** Measures. `handlers` holds names of answered rows; null when not known. */
export const coverageOf = (
  wanted: readonly Wanted[],
  rows: readonly Pick<Call, 'name' | 'method' | 'path'>[],
  handlers: ReadonlySet<string> | null,
): Coverage => {
  const byLine = new Map(rows.map((row) => [`${row.method} ${row.path}`, row]));
  const named = new Set(wanted.flatMap(({ calls }) => calls));
  const own = rows.filter((row) => !named.has(`${row.method} ${row.path}`));
  const withoutRow = [...named].filter((line) => !byLine.has(line));
  const rowsWithoutHandler =
    handlers === null ? [] : rows.filter(({ name }) => !handlers.has(name)).map(({ name }) => name);
  const counts = wanted.map(({ title, calls }) => {
    const found = calls.flatMap((line) => byLine.get(line) ?? []);
    const answered = handlers && found.filter(({ name }) => handlers.has(name)).length;
    return `${title}：共 ${calls.length}，有契约行 ${found.length}${answered === null ? '' : `，有处理函数 ${answered}`}`;
  });
  const ownAnswered = handlers && own.filter(({ name }) => handlers.has(name)).length;
  return {
    withoutRow,
    rowsWithoutHandler,
    lines: [
      ...counts,
      `本项目自有接口：共 ${own.length}${ownAnswered === null ? '' : `，有处理函数 ${ownAnswered}`}`,
      ...list('缺少契约行', withoutRow),
      ...list('有契约行但缺少处理函数', rowsWithoutHandler),
    ],
  };
};
