/** Who parcels say they come from, in one line. */
import type { Sender } from '@banxin/contract/calls/order/extend.schemas';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import { orderExtendText } from './orderExtend.messages.ts';

/** @param sender null: the works */
export function SenderText({ sender }: { readonly sender: Sender | null }) {
  const text = useText(orderExtendText);
  if (sender === null) return text.works;
  return <Own>{[sender.name, sender.phone, sender.address].filter(Boolean).join(' ')}</Own>;
}
