/** Whether goods go to a receiver, or stay in the cloud warehouse: with what that means. */
import { storageFee } from '@banxin/contract/rules/cloudWarehouse';
import { formatFen } from '@banxin/ui/Money';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { warehouseText } from '../warehouse.messages.ts';

const SEND = 'send';
const STORE = 'store';

export interface WarehouseChoiceProps {
  readonly info: Pick<ConfirmInfo, 'warehouseRefusal' | 'order'>;
  readonly confirmation: Pick<OrderConfirmation, 'choices' | 'choose'>;
}

export function WarehouseChoice({ info, confirmation }: WarehouseChoiceProps) {
  const text = useText(warehouseText);
  const words = useFixedWords();
  const { choices, choose } = confirmation;
  const { warehouseRefusal: refusal } = info;
  // Goods of the shelf lie in a warehouse already, and there is nothing to choose.
  if (refusal === undefined || !info.order.isPrinted) return null;
  const { freeDays, perCubicMetreDay, leastPerMonth } = storageFee;
  return (
    <RadioGroup
      label={text.where}
      isLabelHidden
      variant="card"
      value={choices.intoWarehouse ? STORE : SEND}
      onChange={(where) => choose({ intoWarehouse: where === STORE })}
      options={[
        { id: SEND, label: text.send, description: text.sendHint },
        {
          id: STORE,
          label: text.store,
          description:
            refusal === null
              ? text.storeHint(freeDays, formatFen(perCubicMetreDay), formatFen(leastPerMonth))
              : words(refusal),
          isDisabled: refusal !== null,
        },
      ]}
    />
  );
}
