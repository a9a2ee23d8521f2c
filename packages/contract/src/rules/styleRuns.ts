/** Styles of a job as people write them: `1–8、12`. */

/** Runs of numbers that follow each other, in the reader's order. @param styles from 1, ascending */
export function styleRuns(styles: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const style of styles) {
    const last = runs.at(-1);
    if (last !== undefined && style === last[1] + 1) last[1] = style;
    else runs.push([style, style]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join('、');
}

const RUN = /^(\d{1,4})(?:\s*[-–—~～至]\s*(\d{1,4}))?$/;

/** What {@link styleRuns} writes and people type, ascending and each once; null for what names no styles. */
export function stylesOfRuns(text: string): number[] | null {
  const said = text
    .split(/[,，、;；]|\s+(?=\d)(?<![-–—~～至]\s*)/)
    .map((part) => part.trim())
    .filter(Boolean);
  const styles = new Set<number>();
  for (const part of said) {
    const [, first, last = first] = RUN.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from >= 1 && to >= from)) return null;
    for (let style = from; style <= to; style += 1) styles.add(style);
  }
  return styles.size === 0 ? null : [...styles].toSorted((a, b) => a - b);
}
