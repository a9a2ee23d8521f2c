/** Shares a job out over several receivers before it is submitted: the editor of the order page, with what it comes to here. */
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { formatFen } from '@banxin/ui/Money';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import type { Told } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { DropsList } from './DropsList.tsx';
import type { DropRow } from './dropRow.ts';
import { isWhole } from './dropRows.ts';
import { dropsText } from './drops.messages.ts';
import { shareOutText } from './shareOut.messages.ts';
import { type DropsEdited, useDropsEditor } from './useDropsEditor.ts';

export interface ShareOutDialogProps extends DropsEdited {
  /** What is shared out. */
  readonly quantity: number;
  /** What the server says, by field: `drops.1.carrier`. */
  readonly refused: Readonly<Record<string, Told>>;
  readonly onUse: (rows: readonly DropRow[]) => void;
  readonly onClose: () => void;
}

export default function ShareOutDialog(props: ShareOutDialogProps) {
  const { quantity, refused, onUse, onClose, ...edited } = props;
  const text = useText(shareOutText);
  const words = useText(dropsText);
  const editor = useDropsEditor(edited);
  const { rows, sums, sum, isReady } = editor;
  return (
    <Dialog
      isOpen
      size="large"
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={20}>
        <DropsList editor={editor} ordered={quantity} refused={refused} />
        {isReady ? (
          <Loaded
            of={sums}
            pending={<Skeleton shape="text" count={1} isAnnounced />}
            failed={{ place: 'notice', title: words.priceFailed }}
          >
            {({ after }) => (
              <div role="status">
                <Text weight="medium">{text.freight(formatFen(after))}</Text>
              </div>
            )}
          </Loaded>
        ) : (
          <Text tone="quiet">{words.priceWaits}</Text>
        )}
        {rows.length < 2 && <Text tone="quiet">{text.atLeastTwo}</Text>}
        <DialogFoot failure={null} failed="" backLabel={text.back} onBack={onClose}>
          <Button
            variant="primary"
            isDisabled={sum === null || rows.length < 2 || !isWhole(rows, quantity)}
            onPress={() => {
              editor.forget();
              onUse(rows);
              onClose();
            }}
          >
            {text.use}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
