/** What jobs side by side are, what they cost line by line, when they come, what they weigh. */
import { specLines } from '@banxin/pricing/describe';
import type { Configuration, PricedQuote, Product } from '@banxin/pricing/types';
import { pieceOf } from '@banxin/pricing/units';
import { Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import type { CompareRow } from '../../../lib/CompareTable.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { priceLines } from '../priceLines.ts';
import { comparedLines } from './comparedLines.ts';
import { compareRowsText } from './compareRows.messages.ts';

/** One of the jobs. */
export interface ComparedJob {
  readonly product: Product;
  readonly configuration: Configuration;
  /** Null for what cannot be made. */
  readonly quote: PricedQuote | null;
}

type Cell = CompareRow['cells'][number];

const cell = (says: string, shown: ReactNode = says): Cell => ({ says, shown });

/** Labels that any of them has, in the order they come. */
const united = (lists: readonly (readonly { readonly label: string }[])[]) => [
  ...new Set(lists.flat().map(({ label }) => label)),
];

function useLineRows(jobs: readonly ComparedJob[]): CompareRow[] {
  const text = useText(compareRowsText);
  const words = useCatalogueWords();
  const prices = jobs.map(({ quote }) => (quote ? priceLines(quote.lines, words) : []));
  return comparedLines(prices).map(({ id, labels, lines }) => ({
    id: `line ${id}`,
    label: labels.join(text.or),
    cells: lines.map((line) => {
      if (line === undefined) return cell(text.none);
      const { amountFen, label, detail } = line;
      const said = [labels.length > 1 ? label : '', detail ?? ''].filter(Boolean);
      return cell(
        String(amountFen),
        <Stack gap={0}>
          <Money fen={amountFen} />
          {said.map((words) => (
            <Text key={words} size={12} weight="regular" tone="quiet">
              {words}
            </Text>
          ))}
        </Stack>,
      );
    }),
  }));
}

export function useCompareRows(jobs: readonly ComparedJob[]): CompareRow[] {
  const text = useText(compareRowsText);
  const { dayWords } = useText(dayText);
  const lines = useLineRows(jobs);
  const specs = jobs.map(({ product, configuration }) => specLines(product, configuration));
  const ofPrice = (of: (quote: PricedQuote, job: ComparedJob) => Cell): Cell[] =>
    jobs.map((job) => (job.quote ? of(job.quote, job) : cell(text.none)));
  const isMixed = new Set(jobs.map(({ product }) => product.id)).size > 1;
  return [
    ...(isMixed
      ? [
          {
            id: 'product',
            label: text.product,
            cells: jobs.map(({ product }) => cell(product.name)),
          },
        ]
      : []),
    ...united(specs).map((label) => ({
      id: `spec ${label}`,
      label,
      cells: specs.map((spec) => cell(spec.find((one) => one.label === label)?.value ?? text.none)),
    })),
    ...lines,
    {
      id: 'total',
      label: text.total,
      cells: jobs.map(({ quote }) =>
        quote
          ? cell(String(quote.total), <Money fen={quote.total} tone="price" size="medium" />)
          : cell(text.impossible),
      ),
    },
    {
      id: 'each',
      label: text.each,
      cells: ofPrice(({ unitMilliFen }, { product }) => {
        const yuan = (unitMilliFen / 100_000).toFixed(4).replace(/0{1,2}$/, '');
        return cell(yuan, `¥${yuan} ${text.perPiece(pieceOf(product))}`);
      }),
    },
    {
      id: 'days',
      label: text.days,
      cells: ofPrice(({ delivery }, { product }) =>
        cell(text.workdays(delivery ? delivery.days : product.production.days)),
      ),
    },
    {
      id: 'arrives',
      label: text.arrives,
      cells: ofPrice(({ delivery }) => cell(delivery ? dayWords(delivery.arriveDate) : text.none)),
    },
    {
      id: 'weight',
      label: text.weight,
      cells: ofPrice(({ weightKg }) => cell(text.kg(weightKg.toFixed(1)))),
    },
    {
      id: 'cartons',
      label: text.cartons,
      cells: ofPrice(({ cartons }) => cell(text.box(cartons))),
    },
    { id: 'process', label: text.process, cells: ofPrice(({ process }) => cell(process.label)) },
  ];
}
