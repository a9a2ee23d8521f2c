/** Who parcels say they come from, in one line. */
import type { Sender } from '@banxin/contract/entities/sender';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import { extendText } from './extend.messages.ts';
import { senderLine } from './senderLine.ts';

/** @param sender null: the works */
export function SenderText({ sender }: { readonly sender: Sender | null }) {
  const text = useText(extendText);
  if (sender === null) return text.works;
  return <Own>{senderLine(sender)}</Own>;
}
