/** Several addresses as they are confirmed: each with the carrier that its price was shown with. */
import type { DropInput } from '@banxin/contract/calls/order/drops.schemas';
import type { DropRow } from '../../features/address/drops/dropRow.ts';
import type { ConfirmInfo } from './order-confirm.data.ts';

/** @param shown what the page says of each */
export const dropsToSend = (rows: readonly DropRow[], shown: ConfirmInfo['drops']): DropInput[] =>
  rows.map(({ receiver, quantity, carrier }, index) => {
    const { consignee, mobilePhone, province, city, district, detail } = receiver;
    const code = shown[index]?.carrier.code ?? carrier;
    return {
      receiver: { consignee, mobilePhone, province, city, district, detail },
      quantity,
      ...(code !== null && { carrier: code }),
    };
  });
