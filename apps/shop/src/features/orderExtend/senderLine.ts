/** Who parcels say they come from, in one line. */
import type { Sender } from '@banxin/contract/entities/sender';

export const senderLine = ({ name, phone, address }: Sender): string =>
  [name, phone, address].filter(Boolean).join(' ');
