/** A moved price, line by line; nothing is ordered until it is accepted. */
import type { PriceMoved } from '@banxin/contract/calls/order/confirm.schemas';
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Inline } from '@banxin/ui/Inline';
import { formatFen, Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';

export interface PriceMovedDialogProps {
  readonly moved: PriceMoved;
  readonly onAccept: () => void;
  readonly onBack: () => void;
}

export function PriceMovedDialog({ moved, onAccept, onBack }: PriceMovedDialogProps) {
  const text = useText(orderConfirmText);
  const { word } = useCatalogueWords();
  const { total } = moved.quote;
  return (
    <AlertDialog
      isOpen
      title={text.movedTitle}
      confirmLabel={text.acceptMoved(formatFen(total))}
      cancelLabel={text.back}
      onConfirm={onAccept}
      onCancel={onBack}
    >
      <Stack gap={16}>
        <Text element="p">{text.movedWhy}</Text>
        <DescriptionList
          items={[
            ...moved.differences.map(({ label, said, before, after }) => ({
              label: word(label, said),
              value: (
                <Inline gap={8}>
                  <Text tone="quiet" element="del">
                    <Money fen={before ?? 0} />
                  </Text>
                  <Money fen={after ?? 0} tone="price" />
                </Inline>
              ),
            })),
            { label: text.movedTotal, value: <Money fen={total} tone="price" size="medium" /> },
          ]}
        />
      </Stack>
    </AlertDialog>
  );
}
