/** Who parcels say they come from, in one line. */
import type { Sender } from '@banxin/contract/calls/order/extend.schemas';

export const senderLine = ({ name, phone, address }: Sender): string =>
  [name, phone, address].filter(Boolean).join(' ');
