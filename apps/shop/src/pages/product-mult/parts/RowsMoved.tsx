/** Prices that moved, row by row and line by line; nothing is ordered until the new ones are accepted. */
import type { RowMoved } from '@banxin/contract/calls/order/together.schemas';
import { compare } from '@banxin/pricing/compare';
import type { PricedQuote } from '@banxin/pricing/types';
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Inline } from '@banxin/ui/Inline';
import { formatFen, Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import { confirmMultText } from '../confirmMult.messages.ts';
import type { Terms } from '../prices.ts';
import type { SentJob } from '../ways.ts';

export interface RowsMovedProps {
  readonly jobs: readonly SentJob[];
  readonly terms: Terms;
  readonly moved: readonly RowMoved[];
  /** Of all jobs, with the new prices. @unit fen */
  readonly total: number;
  readonly onAccept: () => void;
  readonly onBack: () => void;
}

export default function RowsMoved(props: RowsMovedProps) {
  const { jobs, terms, moved, total, onAccept, onBack } = props;
  const text = useText(confirmMultText);
  const { word } = useCatalogueWords();
  return (
    <AlertDialog
      isOpen
      title={text.movedTitle}
      confirmLabel={text.accept(formatFen(total))}
      cancelLabel={text.back}
      onConfirm={onAccept}
      onCancel={onBack}
    >
      <Stack gap={16}>
        <Text element="p">{text.movedWhy}</Text>
        {moved.map(({ index, seen, quote }) => {
          const job = jobs[index];
          const product = job && terms.products.get(job.row.configuration.productId)?.product;
          const lines = job
            ? compare(job.quote, quote as unknown as Pick<PricedQuote, 'lines'>)
            : [];
          return (
            <Stack key={index} gap={8}>
              <Text weight="medium">
                {text.movedRow(index + 1, product?.name ?? '')}{' '}
                <Money fen={quote.total} oldFen={seen} tone="price" />
              </Text>
              <DescriptionList
                size={13}
                items={lines.map(({ label, said, before, after }) => ({
                  label: word(label, said),
                  value: (
                    <Inline gap={8}>
                      <Text tone="quiet" element="del">
                        <Money fen={before ?? 0} />
                      </Text>
                      <Money fen={after ?? 0} tone="price" />
                    </Inline>
                  ),
                }))}
              />
            </Stack>
          );
        })}
        <Text weight="medium">
          {text.movedTotal} <Money fen={total} tone="price" size="medium" />
        </Text>
      </Stack>
    </AlertDialog>
  );
}
