/** The last look before favourites are ordered again: all of them with one payment, at the prices that were seen or not at all. */

import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { reorder } from '@banxin/contract/calls/order/favorite';
import { errCode } from '@banxin/contract/errors';
import type { favorite as refusals } from '@banxin/contract/refusals/favorite';
import type { DataOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Dialog } from '@banxin/ui/Dialog';
import { formatFen, Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addressLine } from '../../../features/address/addressLine.ts';
import { useAskAgreement } from '../../../features/agreement/useAskAgreement.ts';
import type { Taken } from '../../../features/coupon/takenTogether.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { confirmReorderText } from '../confirmReorder.messages.ts';
import { jobOf, type Orderable } from '../product-reorder.data.ts';
import { type Moved, MovedPrices, MovedSum, type SumMoved } from './MovedPrices.tsx';
import { takesFiles } from './ReorderFiles.tsx';

export interface ConfirmReorderProps {
  /** At least one. */
  readonly favorites: readonly Orderable[];
  /** Where all of them go; null: each where it went last. */
  readonly addressId: number | null;
  /** What is taken off all of them. */
  readonly taken: Taken;
  readonly onPlaced: () => void;
  /** Closed; true when the favourites may be others now. */
  readonly onClose: (isStale: boolean) => void;
}

const NOTHING_MOVED: Moved = new Map();

const totalOf = (favorites: readonly Orderable[], moved: Moved): number =>
  favorites.reduce((sum, { id, priceNow }) => sum + (moved.get(id)?.total ?? priceNow), 0);

function useReordering(props: ConfirmReorderProps) {
  const { favorites, addressId, taken, onPlaced, onClose } = props;
  const [, navigate] = useLocation();
  const may = useCanCall();
  const askAgreement = useAskAgreement(may(signAgreement));
  const { send, isPending, failure, fields } = useSend(reorder, { shownHere: 'all' });
  const [moved, setMoved] = useState(NOTHING_MOVED);
  const [sumMoved, setSumMoved] = useState<SumMoved | null>(null);
  const total = sumMoved?.total ?? totalOf(favorites, moved) - taken.off;
  const isTaken = Object.keys(taken.choice).length > 0;
  const place = async (): Promise<void> => {
    const sent = await send({
      jobs: favorites.map((one) => ({
        ...jobOf(one),
        expectedTotal: (moved.get(one.id)?.total ?? one.priceNow) as Orderable['priceNow'],
      })),
      ...taken.choice,
      ...(isTaken && { expectedSum: total }),
      ...(addressId !== null && { addressId }),
    });
    if (sent.ok) {
      onPlaced();
      navigate(pathOf('payCheckout', {}, { paymentSN: sent.value.paymentSN }));
    } else if (sent.failure?.errCode === errCode.agreementMissing) {
      onClose(false);
      askAgreement();
    } else if (sent.failure?.errCode === errCode.priceMoved) {
      const data = sent.failure.data as DataOf<typeof refusals.priceMoved> | SumMoved;
      if ('moved' in data) {
        // What did not move again still costs what it cost after it moved before.
        setMoved(new Map([...moved, ...data.moved.map((one) => [one.id, one] as const)]));
        setSumMoved(null);
      } else setSumMoved(data);
    }
  };
  const hasMoved = failure?.errCode === errCode.priceMoved;
  // A price that moved is told by its lines.
  const why = hasMoved || failure === null ? null : (fields.addressId ?? failure);
  return { place, isPending, moved, sumMoved, total, why, isRefused: failure?.kind === 'business' };
}

export default function ConfirmReorder(props: ConfirmReorderProps) {
  const text = useText(confirmReorderText);
  const words = useFixedWords();
  const { favorites, taken, onClose } = props;
  const { place, isPending, moved, sumMoved, total, why, isRefused } = useReordering(props);
  const close = (): void => onClose(isRefused);
  const bare = favorites.filter((one) => one.files.length > 0 && !takesFiles(one));
  return (
    <Dialog
      isOpen
      size={moved.size > 0 ? 'large' : 'medium'}
      title={text.title}
      isDismissable={!isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <Stack gap={16}>
        <Text element="p">{text.what(favorites.length)}</Text>
        {moved.size > 0 && <MovedPrices favorites={favorites} moved={moved} />}
        {sumMoved && <MovedSum moved={sumMoved} />}
        <ul>
          {favorites.map(({ id, name, receiver, priceNow }) => (
            <li key={id}>
              <DescriptionList
                size={13}
                items={[
                  {
                    label: name,
                    value: <Money fen={moved.get(id)?.total ?? priceNow} tone="strong" />,
                  },
                  ...(receiver === null
                    ? []
                    : [
                        {
                          label: text.to,
                          value: <Own>{`${receiver.consignee} ${addressLine(receiver)}`}</Own>,
                        },
                      ]),
                ]}
              />
            </li>
          ))}
        </ul>
        {bare.length > 0 && (
          <Notice tone="caution">
            {text.withoutFiles('')}
            <Own>{bare.map(({ name }) => name).join('、')}</Own>
          </Notice>
        )}
        {taken.off > 0 && sumMoved === null && (
          <Text tone="body">
            {text.off} <Money fen={-taken.off} isSigned />
          </Text>
        )}
        <div role="status">
          <Text weight="medium">
            {text.total} <Money fen={total} size="medium" tone="price" />
          </Text>
        </div>
        {why && (
          <Notice tone="critical" title={text.failed}>
            {words(why)}
          </Notice>
        )}
        <DialogFoot failure={null} failed={text.failed} backLabel={text.back} onBack={close}>
          <Button variant="primary" isPending={isPending} onPress={() => void place()}>
            {moved.size > 0 || sumMoved
              ? text.accept(formatFen(total))
              : text.place(formatFen(total))}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
