/** Up to three configurations side by side: what they are, what they cost line by line, when they come, what they weigh. */
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import { pathOf } from '@banxin/contract/routes';
import { specLines } from '@banxin/pricing/describe';
import type { Configuration, PricedQuote, Product } from '@banxin/pricing/types';
import { pieceOf } from '@banxin/pricing/units';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { type CompareRow, CompareTable } from '../../../lib/CompareTable.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { useCopy } from '../../../lib/useCopy.ts';
import { priceLines } from '../priceLines.ts';
import { compareText } from './compare.messages.ts';
import { COMPARE_PARAM, isSameJob } from './compared.ts';

export interface CompareDialogProps {
  readonly product: Product;
  readonly all: readonly Configuration[];
  /** What the page shows now. */
  readonly now: Configuration;
  readonly priceOf: (configuration: Configuration) => PricedQuote | null;
  readonly onTake: (configuration: Configuration) => void;
  readonly onRemove: (configuration: Configuration) => void;
  readonly onClose: () => void;
}

const LETTERS = ['A', 'B', 'C'] as const;

type Cell = CompareRow['cells'][number];

const cell = (says: string, shown: ReactNode = says): Cell => ({ says, shown });

/** Labels that any of them has, in the order they come. */
const united = (lists: readonly (readonly { readonly id: string; readonly label: string }[])[]) => [
  ...new Map(lists.flat().map(({ id, label }) => [id, label] as const)),
];

function useRows(
  product: Product,
  all: readonly Configuration[],
  priced: readonly (PricedQuote | null)[],
): CompareRow[] {
  const text = useText(compareText);
  const { dayWords } = useText(dayText);
  const words = useCatalogueWords();
  const specs = all.map((one) =>
    specLines(product, one).map(({ label, value }) => ({ id: label, label, value })),
  );
  const lines = priced.map((one) => (one ? priceLines(one.lines, words) : []));
  const ofPrice = (of: (quote: PricedQuote) => Cell): Cell[] =>
    priced.map((one) => (one ? of(one) : cell(text.none)));
  return [
    ...united(specs).map(([id, label]) => ({
      id: `spec ${id}`,
      label,
      cells: specs.map((spec) => cell(spec.find((line) => line.id === id)?.value ?? text.none)),
    })),
    ...united(lines.map((list) => list.map(({ id, label }) => ({ id, label: String(label) })))).map(
      ([id, label]) => ({
        id: `line ${id}`,
        label,
        cells: lines.map((list) => {
          const fen = list.find((line) => line.id === id)?.amountFen;
          return fen === undefined ? cell(text.none) : cell(String(fen), <Money fen={fen} />);
        }),
      }),
    ),
    {
      id: 'total',
      label: text.total,
      cells: priced.map((one) =>
        one
          ? cell(String(one.total), <Money fen={one.total} tone="price" size="medium" />)
          : cell(text.impossible),
      ),
    },
    {
      id: 'each',
      label: text.each,
      cells: ofPrice(({ unitMilliFen }) => {
        const yuan = (unitMilliFen / 100_000).toFixed(4).replace(/0{1,2}$/, '');
        return cell(yuan, `¥${yuan} ${text.perPiece(pieceOf(product))}`);
      }),
    },
    {
      id: 'days',
      label: text.days,
      cells: ofPrice(({ delivery }) =>
        cell(delivery ? text.workdays(delivery.days) : text.workdays(product.production.days)),
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

export default function CompareDialog(props: CompareDialogProps) {
  const { product, all, now, priceOf, onTake, onRemove, onClose } = props;
  const text = useText(compareText);
  const copy = useCopy(text);
  const rows = useRows(product, all, all.map(priceOf));
  const link = (): string => {
    const path = pathOf(
      'productDetail',
      { id: product.id },
      { [COMPARE_PARAM]: JSON.stringify(all as readonly Wire[]) },
    );
    return new URL(path, window.location.href).href;
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={12}>
        <CompareTable
          label={text.title}
          differs={text.differs}
          columns={all.map((one, at) => {
            const name = text.column(LETTERS[at] ?? '');
            const isNow = isSameJob(one, now);
            return {
              id: JSON.stringify(one),
              head: (
                <Stack gap={8} align="start">
                  <Inline gap={8}>
                    {name}
                    {isNow && (
                      <Text size={12} tone="quiet">
                        {text.now}
                      </Text>
                    )}
                  </Inline>
                  <Inline gap={8}>
                    {!isNow && (
                      <Button
                        size="small"
                        aria-label={text.takeOf(name)}
                        onPress={() => onTake(one)}
                      >
                        {text.take}
                      </Button>
                    )}
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={text.removeOf(name)}
                      onPress={() => onRemove(one)}
                    >
                      {text.remove}
                    </Button>
                  </Inline>
                </Stack>
              ),
            };
          })}
          rows={rows}
        />
        <Inline gap={12} justify="between">
          <Text size={12} tone="quiet">
            {text.hint}
          </Text>
          <Button size="small" onPress={() => void copy(link())}>
            {text.copyLink}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
