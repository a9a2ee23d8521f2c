/** The receivers of an order being edited: kept for this tab until they are saved, priced while they change. */
import type { InputOf } from '@banxin/contract/call';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import type { ExpressWay } from '@banxin/contract/calls/delivery/expressSum.schemas';
import { DROPS_MAX } from '@banxin/contract/constants';
import { useState } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useCall } from '../../../lib/useCall.ts';
import { areRows, type DropRow } from './dropRow.ts';
import { isPriced } from './dropRows.ts';

/** What was typed and not saved yet. */
interface Draft {
  readonly rows: readonly DropRow[];
  readonly typed: string;
}

const EMPTY_RECEIVER = {
  consignee: '',
  mobilePhone: '',
  province: '',
  city: '',
  district: '',
  detail: '',
};

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'rows' in kept &&
  areRows(kept.rows) &&
  'typed' in kept &&
  typeof kept.typed === 'string';

type Asked = InputOf<typeof calcExpressSum>;

export interface DropsEdited {
  /** An order, or a job that is no order yet. */
  readonly of: Pick<Asked, 'orderSN' | 'configuration'>;
  /** As they stand. */
  readonly start: readonly DropRow[];
  /** Under which what is typed and not saved yet is kept: the order's page and its confirmation keep their own. */
  readonly draft: string;
  /** Of an order that is not submitted yet. */
  readonly packing?: Pick<Asked, 'neutral' | 'separateStyles' | 'tearProof'>;
}

export function useDropsEditor({ of, start, draft: name, packing }: DropsEdited) {
  const { tabStore } = useServices();
  const key = `draft.${name}`;
  const [{ rows, typed }, setDraft] = useState<Draft>(() => {
    const kept = tabStore.read<unknown>(key);
    return isDraft(kept) ? kept : { rows: start, typed: '' };
  });
  const change = (next: Partial<Draft>): void => {
    const draft = { rows, typed, ...next };
    setDraft(draft);
    tabStore.write(key, draft);
  };
  const isReady = rows.every(isPriced);
  const sums = useCall(
    calcExpressSum,
    isReady
      ? {
          ...of,
          ...packing,
          drops: rows.map(({ receiver, quantity, carrier }) => ({
            province: receiver.province,
            quantity,
            ...(carrier !== null && { carrier }),
          })),
        }
      : null,
    { keepPrevious: true },
  );
  const known = isReady && sums.state === 'ready' ? sums.value.ways : [];
  // While another answer is on its way the one of before stays in sight; it is of these rows only where it fits them.
  const wayOf = ({ receiver }: DropRow, index: number): ExpressWay | null => {
    const way = known[index];
    return way?.province === receiver.province ? way : null;
  };
  const isOfThese =
    known.length === rows.length &&
    rows.every((row, index) => {
      const way = wayOf(row, index);
      return way?.quantity === row.quantity && (row.carrier ?? way.carrier) === way.carrier;
    });
  /** A choice of carriers keeps the rest in its place: what a press was made on does not go from under it. */
  const isOfSame =
    known.length === rows.length &&
    rows.every(
      ({ receiver, quantity }, index) =>
        known[index]?.province === receiver.province && known[index]?.quantity === quantity,
    );
  return {
    rows,
    typed,
    change,
    /** What all of it costs, once every row can be priced. */
    sums,
    isReady,
    /** The same, where it is of what stands in the rows now; else null. */
    sum: isOfThese && sums.state === 'ready' ? sums.value : null,
    /** It, or the one before of the same receivers while a choice of theirs is asked for. */
    priced: isReady && sums.state === 'ready' && isOfSame ? sums.value : null,
    wayOf,
    /** Null where there is room for no more. */
    addOne:
      rows.length >= DROPS_MAX
        ? null
        : () => {
            const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
            const row = { id, receiver: EMPTY_RECEIVER, quantity: 0, carrier: null };
            change({ rows: [...rows, row] });
          },
    /** Saved, or not wanted any more. */
    forget: (): void => tabStore.remove(key),
  };
}
