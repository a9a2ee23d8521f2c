/** Prints what was measured and which aims it meets. */
import type { Measured } from './measure.ts';

/** What a measurement should reach. */
export interface Aim {
  readonly text: string;
  readonly isMet: boolean;
  /** What was measured. */
  readonly value: string;
}

const columns = ['', 'requests/s', 'ratio', 'CPU ms each', 'p50 ms', 'p99 ms'] as const;

/** Width on a terminal: Chinese characters take two places. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '⺀' ? 2 : 1), 0);
const cell = (text: string, at: number): string => {
  const gap = ' '.repeat(Math.max(0, (at === 0 ? 34 : 13) - widthOf(text)));
  return at === 0 ? text + gap : gap + text;
};

/** @param reference requests per second of what the others are compared with */
export function printTable(title: string, rows: readonly Measured[], reference: number): void {
  console.log(`\n${title}`);
  console.log(columns.map(cell).join(''));
  for (const { name, perSecond, cpu, p50, p99 } of rows) {
    const numbers = [
      Math.round(perSecond).toLocaleString('en-US'),
      (perSecond / reference).toFixed(2),
      cpu.toFixed(3),
      p50.toFixed(2),
      p99.toFixed(2),
    ];
    console.log([name, ...numbers].map(cell).join(''));
  }
}

/** One line per aim. */
export function printAims(aims: readonly Aim[]): void {
  for (const { text, isMet, value } of aims) {
    console.log(`${isMet ? '    met' : ' MISSED'}  ${text}: ${value}`);
  }
}

/** Tells the requests that failed; true when there were any. */
export function printFailures(rows: readonly Measured[]): boolean {
  const failed = rows.filter(({ failure }) => failure !== null);
  for (const { name, failed: times, failure } of failed) {
    console.error(`${name}: ${times} requests failed, the first with ${failure}`);
  }
  return failed.length > 0;
}
