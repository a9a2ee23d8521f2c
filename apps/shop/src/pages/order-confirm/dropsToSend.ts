/** Several addresses as they are confirmed: each with the carrier that its price was shown with. */
import type { DropInput } from '@banxin/contract/calls/order/drops.schemas';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { CLOUD_WAREHOUSE } from '@banxin/contract/rules/cloudWarehouse';
import type { DropRow } from '../../features/address/drops/dropRow.ts';
import type { Choices, ConfirmInfo } from './order-confirm.data.ts';

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

/** Where it goes first, or stays; undefined while an address is typed. @param kept the chosen one of those kept */
export const firstReceiver = (
  { intoWarehouse, drops }: Pick<Choices, 'intoWarehouse' | 'drops'>,
  kept: AddressInput | undefined,
): AddressInput | undefined => (intoWarehouse ? CLOUD_WAREHOUSE : (drops?.[0]?.receiver ?? kept));
