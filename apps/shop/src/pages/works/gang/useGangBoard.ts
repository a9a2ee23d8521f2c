/** What a planner does on the board of one stock: moves that are not saved, and the steps of whole sheets. */
import { actGang, saveGang } from '@banxin/contract/calls/works/gang';
import type {
  GangEvent,
  GangGroup,
  GangOrder,
  GangSheetView,
} from '@banxin/contract/entities/gang';
import type { GangTerms } from '@banxin/pricing/gangSheet';
import { useMemo, useRef, useState } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { afterSaving, arrange, type Draft, moved, proposed, settled, toSave } from './arrange.ts';
import { gangText } from './gang.messages.ts';

export function useGangBoard(group: GangGroup, terms: GangTerms, refresh: () => Promise<void>) {
  const text = useText(gangText);
  const { toasts } = useServices();
  const saving = useSend(saveGang, { shownHere: 'all' });
  const acting = useSend(actGang, { shownHere: 'all' });
  // Untouched, what the engine proposes follows what comes and goes.
  const [draft, setDraft] = useState<Draft | null>(null);
  const current = useMemo(() => draft ?? proposed(terms, group), [draft, terms, group]);
  const board = useMemo(() => arrange(group, current), [group, current]);
  /** Sheet that a step or a save is for. */
  const [busy, setBusy] = useState<string | null>(null);

  const save = async (spot: string): Promise<void> => {
    const sent = toSave(board, spot);
    setBusy(spot);
    const { factory, stock } = group;
    const answer = await saving.send({
      ...{ factory, stock },
      sheets: sent.map(({ saved, orders }) => ({
        id: saved?.id ?? null,
        rev: saved?.rev ?? 0,
        orders: orders.map(({ orderId }) => orderId),
        parts: orders.flatMap(({ orderId, part }) => (part ? [{ orderId, styles: part }] : [])),
      })),
    });
    if (answer.ok) {
      const left = afterSaving(current, sent);
      setDraft(left.fresh.length + left.moves.size === 0 ? null : left);
      toasts.show({ text: text.savedToast, tone: 'positive' });
      await refresh();
    } else if (answer.failure?.kind === 'business') {
      // Moves stay, over what is there by now.
      setDraft(current);
      await refresh();
    }
  };

  const take = async (
    { id, rev, orders, bound }: GangSheetView,
    event: GangEvent,
    reason?: string,
  ): Promise<boolean> => {
    setBusy(`s${id}`);
    const answer = await acting.send({
      ...{ id, rev, event },
      bound: bound.map((one) => ({ id: one.id, rev: one.rev })),
      ...(reason !== undefined && { reason }),
    });
    if (answer.ok) {
      const others = group.sheets.filter((sheet) => bound.some((one) => one.id === sheet.id));
      const all = [...orders, ...others.flatMap((sheet) => sheet.orders)];
      const count = new Set(all.map(({ orderId }) => orderId)).size;
      toasts.show({ text: text.acted(text[event], count), tone: 'positive' });
    }
    if (answer.ok || answer.failure?.kind === 'business') await refresh();
    return answer.ok;
  };
  /** One sheet after the other: who is quick presses for the next one while the first is still on its way. */
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(new Set<number>());
  /** Answers whether it was taken; a second press for the same sheet waits for nothing. */
  const act = async (...what: Parameters<typeof take>): Promise<boolean> => {
    const [{ id, bound }] = what;
    if (waiting.current.has(id)) return false;
    const together = [id, ...bound.map((one) => one.id)];
    for (const one of together) waiting.current.add(one);
    const turn = line.current.then(() => take(...what));
    line.current = Promise.allSettled([turn]);
    try {
      return await turn;
    } finally {
      for (const one of together) waiting.current.delete(one);
    }
  };

  return {
    board,
    isTouched: draft !== null,
    saveFailure: saving.failure,
    actFailure: acting.failure,
    actFields: acting.fields,
    pendingOn: (spot: string): GangEvent | 'save' | null =>
      busy === spot ? (saving.isPending ? 'save' : (acting.sending?.event ?? null)) : null,
    move: (order: GangOrder, to: string, styles: readonly number[]): void =>
      setDraft(moved(group, current, order, to, styles)),
    discard: (): void => setDraft(null),
    settle: (): void => setDraft(settled(group, current)),
    save,
    act,
  };
}
