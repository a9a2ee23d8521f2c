/** What reversals are called: their causes, and how each stands by the shop's clock. */
import type { InvoiceRed } from '@banxin/contract/entities/invoice';
import { redState } from '@banxin/contract/enums/invoice';
import { useCallback } from 'react';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { redText } from './red.messages.ts';

export function useRedWords() {
  const text = useText(redText);
  const { now } = useServices();
  const reasonOf = useCallback(
    (reason: number): string | undefined =>
      [text.reason1, text.reason2, text.reason3, text.reason4][reason - 1],
    [text],
  );
  const states = [text.state1, text.state2, text.state3, text.state4];
  states.push(text.state5, text.state6, text.state7, text.state8, text.state9);
  return {
    reasonOf,
    /** Nobody can answer one whose time is over, though it was not put away yet. */
    stateOf: ({ state, until }: Pick<InvoiceRed, 'state' | 'until'>) => {
      const isOver = until !== null && Date.parse(until) <= now();
      const value = isOver ? redState.lapsed : state;
      return { value, name: states[value - 1] };
    },
  };
}
