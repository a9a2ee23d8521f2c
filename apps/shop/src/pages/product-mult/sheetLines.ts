/** The price of all jobs as one sheet: what is printed, job by job and each open to its lines, packing and freight. */
import type { PriceLine } from '@banxin/ui/PriceSheet';
import { priceLines } from '../../features/quote/priceLines.ts';
import type { CatalogueWords } from '../../lib/catalogueWords.ts';
import type { SentJob } from './ways.ts';

export interface SheetWords extends Pick<CatalogueWords, 'word'> {
  readonly jobs: string;
  readonly packaging: string;
  readonly freight: string;
  readonly job: (number: number, productId: number) => string;
}

/** Lines that are summed up over all jobs. */
const TOGETHER = ['packaging', 'freight'] as const;

const under = (id: string, line: PriceLine): PriceLine => ({
  ...line,
  id: `${id}.${line.id}`,
  ...(line.children && { children: line.children.map((one) => under(id, one)) }),
});

/** Every level adds up to the amount above it, the top level to the sum of the jobs. */
export function sheetLines(jobs: readonly SentJob[], words: SheetWords): PriceLine[] {
  const own = jobs.map(({ row, quote }, at): PriceLine => {
    const id = `job-${row.id}`;
    const lines = priceLines(quote.lines, words).filter((line) => !isTogether(line));
    return {
      id,
      label: words.job(at + 1, row.configuration.productId),
      amountFen: lines.reduce((sum, { amountFen }) => sum + amountFen, 0),
      kind: 'cost',
      children: lines.map((line) => under(id, line)),
    };
  });
  const shared = TOGETHER.flatMap((id): PriceLine[] => {
    const parts = jobs.flatMap(({ row, quote }, at): PriceLine[] =>
      quote.lines
        .filter((line) => line.id === id)
        .map(({ amount }) => ({
          id: `${id}-${row.id}`,
          label: words.job(at + 1, row.configuration.productId),
          amountFen: amount,
        })),
    );
    if (parts.length === 0) return [];
    const kind = id === 'freight' ? 'freight' : 'fee';
    return [{ id, label: words[id], amountFen: sumOf(parts), kind, children: parts }];
  });
  return [
    { id: 'jobs', label: words.jobs, amountFen: sumOf(own), kind: 'cost', children: own },
    ...shared,
  ];
}

const isTogether = ({ id }: PriceLine): boolean => TOGETHER.some((one) => one === id);

const sumOf = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { amountFen }) => sum + amountFen, 0);
