/** Answers of the works that this login has not looked at: on its page they are, and the shop is told so once. */
import { readAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import type { ClaimDetail } from '@banxin/contract/entities/afterSales';
import { useEffect, useState } from 'react';
import { useSend } from '../../lib/useSend.ts';

/** Answers whose ids are new to this visit; they stay so while the page stands. */
export function useAnswersRead({ id, messages }: ClaimDetail): ReadonlySet<number> {
  const { send } = useSend(readAfterSale);
  const unread = messages.flatMap((message) => (message.isUnread ? [message.id] : []));
  const [fresh, setFresh] = useState<readonly number[]>(unread);
  const came = unread.filter((one) => !fresh.includes(one));
  if (came.length > 0) setFresh([...fresh, ...came]);
  const shown = unread.join();
  useEffect(() => {
    if (shown === '') return;
    // What is not kept stays unread, and is tried again when the page is opened again.
    void send({ id, messageIds: shown.split(',').map(Number) });
  }, [id, shown, send]);
  return new Set(fresh);
}
