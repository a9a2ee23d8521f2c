/** What is typed while somebody asks for after-sales, kept in this browser, with its judgement. */
import { judgeAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import type { ClaimLine, ClaimMark, ClaimPicture } from '@banxin/contract/entities/afterSales';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { type AfterSalesCause, afterSalesCause } from '@banxin/contract/enums/afterSales';
import { CLAIM_DRAFT_DAYS, measuredFor } from '@banxin/contract/rules/afterSales';
import { useState } from 'react';
import { evidenceFile } from '../../features/afterSales/claimLook.ts';
import { useUser } from '../../features/session/session.ts';
import { useCall } from '../../lib/useCall.ts';
import { useDraft } from '../../lib/useDraft.ts';

const DAY_MS = 24 * 3_600_000;

/** As it is kept: every field a text. */
export const EMPTY = {
  lines: '',
  cause: '',
  received: '',
  deviationMm: '',
  description: '',
  marks: '',
  pictures: '',
  phone: '',
  solution: '',
  method: '1',
};
export type Kept = typeof EMPTY;

/** What was kept of a list; nothing where it is none. */
function listOf<T>(text: string): readonly T[] {
  if (text === '') return [];
  const kept: unknown = JSON.parse(text);
  return Array.isArray(kept) ? kept : [];
}

const causeOf = (text: string): AfterSalesCause | null => {
  const number = text === '' ? Number.NaN : Number(text);
  return afterSalesCause.is(number) ? number : null;
};

const numberOf = (text: string): number | undefined =>
  text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);

export function useClaim(order: OrderDetail) {
  const draft = useDraft(
    `aftersale.${order.orderSN}`,
    useUser().id,
    EMPTY,
    CLAIM_DRAFT_DAYS * DAY_MS,
  );
  const [values, setValues] = useState(draft.start);
  const change = (changed: Partial<Kept>): void => {
    setValues((before) => ({ ...before, ...changed }));
    draft.keep(changed);
  };
  const cause = causeOf(values.cause);
  const chosen = listOf<ClaimLine>(values.lines);
  const only: readonly ClaimLine[] =
    order.configuration.styles === 1 && values.lines === ''
      ? [{ style: 1, quantity: order.configuration.quantity }]
      : chosen;
  const wanted = cause === null ? null : measuredFor(cause);
  const measured = {
    ...(wanted === 'received' && { received: numberOf(values.received) }),
    ...(wanted === 'deviationMm' && { deviationMm: numberOf(values.deviationMm) }),
  };
  const isMeasured = wanted === null || measured[wanted] !== undefined;
  const lines = only.map((line) =>
    wanted === 'received' ? { ...line, quantity: order.configuration.quantity } : line,
  );
  const claim =
    cause !== null && lines.length > 0 && isMeasured
      ? { orderSN: order.orderSN, lines, cause, measured: defined(measured) }
      : null;
  const judgement = useCall(judgeAfterSale, claim);
  return {
    values,
    change,
    draft,
    cause,
    wanted,
    lines,
    // Those that were kept before have no words.
    marks: listOf<ClaimMark>(values.marks).map((mark) => ({ ...mark, text: mark.text ?? '' })),
    /** Photographs that had arrived when the page was opened. */
    before: listOf<ClaimPicture>(draft.start.pictures).map(evidenceFile),
    isMeasured,
    claim,
    judgement,
  };
}

const defined = (measured: {
  received?: number | undefined;
  deviationMm?: number | undefined;
}): { received?: number; deviationMm?: number } =>
  Object.fromEntries(Object.entries(measured).filter(([, value]) => value !== undefined));

export type Claiming = ReturnType<typeof useClaim>;
