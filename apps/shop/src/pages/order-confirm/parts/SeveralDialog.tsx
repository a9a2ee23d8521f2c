/** Shares out the goods of an order that is not submitted yet: the editor of the order page, with what it comes to here. */
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { formatFen } from '@banxin/ui/Money';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { DropsList } from '../../../features/address/drops/DropsList.tsx';
import type { DropRow } from '../../../features/address/drops/dropRow.ts';
import { isWhole } from '../../../features/address/drops/dropRows.ts';
import { dropsText } from '../../../features/address/drops/drops.messages.ts';
import { useDropsEditor } from '../../../features/address/drops/useDropsEditor.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import type { OrderConfirmation } from '../order-confirm.data.ts';
import { severalText } from '../several.messages.ts';
import type { ReceiverPartProps } from './ReceiverPart.tsx';

export interface SeveralDialogProps extends ReceiverPartProps {
  readonly onClose: () => void;
}

/** Until there are several: all of it to the address that is chosen or typed. */
function startOf(
  { choices, kept, address }: OrderConfirmation,
  quantity: number,
): readonly DropRow[] {
  if (choices.drops) return choices.drops;
  const { consignee, mobilePhone, province, city, district, detail } = kept ?? address.values;
  const receiver = { consignee, mobilePhone, province, city, district, detail };
  return [{ id: 1, receiver, quantity, carrier: choices.carrier }];
}

export default function SeveralDialog(props: SeveralDialogProps) {
  const { info, confirmation, refused, onClose } = props;
  const text = useText(severalText);
  const words = useText(dropsText);
  const { orderSN, configuration } = info.order;
  const { quantity } = configuration;
  const { neutral, separateStyles, tearProof } = confirmation.choices;
  const editor = useDropsEditor({
    orderSN,
    start: startOf(confirmation, quantity),
    draft: 'confirmDrops',
    packing: { neutral, separateStyles, tearProof },
  });
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
              confirmation.choose({ drops: rows });
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
