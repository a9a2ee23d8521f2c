/** Shares out the goods of an order that is not submitted yet. */
import type { DropRow } from '../../../features/address/drops/dropRow.ts';
import ShareOutDialog from '../../../features/address/drops/ShareOutDialog.tsx';
import type { OrderConfirmation } from '../order-confirm.data.ts';
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

export default function SeveralDialog({
  info,
  confirmation,
  refused,
  onClose,
}: SeveralDialogProps) {
  const { orderSN, configuration } = info.order;
  const { quantity } = configuration;
  const { neutral, separateStyles, tearProof } = confirmation.choices;
  return (
    <ShareOutDialog
      of={{ orderSN }}
      draft={`confirmDrops.${orderSN}`}
      start={startOf(confirmation, quantity)}
      packing={{ neutral, separateStyles, tearProof }}
      quantity={quantity}
      refused={refused}
      onUse={(drops) => confirmation.choose({ drops })}
      onClose={onClose}
    />
  );
}
