/** A sum that moved before it was submitted: nothing is ordered until the new one is accepted. */
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { formatFen, Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../lib/text.ts';
import { sumMovedText } from './sumMoved.messages.ts';

export interface SumMovedProps {
  /** What was seen. @unit fen */
  readonly seen: number;
  /** What it is now. @unit fen */
  readonly total: number;
  readonly onAccept: () => void;
  readonly onBack: () => void;
}

export default function SumMoved({ seen, total, onAccept, onBack }: SumMovedProps) {
  const text = useText(sumMovedText);
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
        <DescriptionList
          items={[
            {
              label: text.movedBefore,
              value: (
                <Text tone="quiet" element="del">
                  <Money fen={seen} />
                </Text>
              ),
            },
            { label: text.movedNow, value: <Money fen={total} tone="price" size="medium" /> },
          ]}
        />
      </Stack>
    </AlertDialog>
  );
}
