/** Rows of one specification that cost less as the styles of one job: found by the engine, offered only where it truly saves. */
import { jobText } from '@banxin/contract/rules/job';
import { type JobRow, type NewRow, supplied } from './jobRow.ts';
import { priceRow, type Terms } from './prices.ts';

export interface MergeOffer {
  /** At least two, the first takes in the others. */
  readonly ids: readonly number[];
  readonly row: NewRow;
  /** All of them as they are, less the one job. @unit fen */
  readonly saves: number;
}

/** The rows as the styles of one job. */
function merged(rows: readonly [JobRow, ...JobRow[]]): NewRow {
  const [{ configuration }] = rows;
  const styles = rows.flatMap((row) => row.styles);
  const files = [
    ...new Map(rows.flatMap((row) => row.files.map((file) => [file.id, file]))).values(),
  ];
  const wide: NewRow = {
    configuration: { ...configuration, styles: styles.length },
    styles: [],
    files: [],
    unread: {},
  };
  return supplied(wide, styles, files);
}

const keys = new WeakMap<object, string>();

/** The same for rows that differ in their styles alone. */
function specOf({ configuration }: JobRow): string {
  const last = keys.get(configuration);
  if (last !== undefined) return last;
  const key = jobText({ ...configuration, styles: 1 });
  keys.set(configuration, key);
  return key;
}

/** As many of them, from the first on, as one job has room for. */
function within(rows: readonly JobRow[], most: number): readonly JobRow[] {
  let styles = 0;
  return rows.filter((row) => {
    const next = styles + row.configuration.styles;
    if (next > most) return false;
    styles = next;
    return true;
  });
}

/** Offers that can all be followed, those that save most first. */
export function mergeOffers(rows: readonly JobRow[], terms: Terms): readonly MergeOffer[] {
  const alike = new Map<string, JobRow[]>();
  for (const row of rows) {
    if (row.drops || priceRow(row, terms).state !== 'priced') continue;
    const others = alike.get(specOf(row));
    if (others) others.push(row);
    else alike.set(specOf(row), [row]);
  }
  return [...alike.values()]
    .flatMap((group): MergeOffer[] => {
      const product = terms.products.get(group[0]?.configuration.productId ?? 0)?.product;
      const [first, ...others] = within(group, product?.styles.max ?? 0);
      if (first === undefined || others.length === 0) return [];
      const taken = [first, ...others] as const;
      const row = merged(taken);
      const together = priceRow(row, terms);
      if (together.state !== 'priced') return [];
      const apart = taken.reduce((sum, one) => {
        const standing = priceRow(one, terms);
        return standing.state === 'priced' ? sum + standing.quote.total : sum;
      }, 0);
      const saves = apart - together.quote.total;
      return saves > 0 ? [{ ids: taken.map(({ id }) => id), row, saves }] : [];
    })
    .toSorted((a, b) => b.saves - a.saves);
}
