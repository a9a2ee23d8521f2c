/** The favourites that are ordered again, where they go, and what all of them come to. Its code comes while they are priced. */
import { prepareReorder } from '@banxin/contract/calls/order/favorite';
import type { Repriced } from '@banxin/contract/calls/order/favorite.schemas';
import { Button } from '@banxin/ui/Button';
import { Notice } from '@banxin/ui/Notice';
import { PriceSheet } from '@banxin/ui/PriceSheet';
import { Sheet } from '@banxin/ui/Sheet';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { Sticky } from '@banxin/ui/Sticky';
import { Text } from '@banxin/ui/Text';
import { useRef, useState } from 'react';
import { useTakenTogether } from '../../../features/coupon/useTakenTogether.ts';
import { OrderBar, PRICE_ID } from '../../../features/quote/OrderBar.tsx';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { isOrderable, jobOf, type Reorder } from '../product-reorder.data.ts';
import { productReorderText } from '../product-reorder.messages.ts';
import { ReorderSheet } from './ReorderSheet.tsx';
import { WhereTo } from './WhereTo.tsx';

/** It comes after what stands there anyway. */
const OfferedDiscounts = lazyPart(() => import('../../../features/coupon/OfferedDiscounts.tsx'));
const ConfirmReorder = lazyPart(() => import('./ConfirmReorder.tsx'));

export interface ReorderViewProps {
  readonly favorites: readonly Repriced[];
  /** Newer prices are on their way. */
  readonly isPending: boolean;
  readonly reorder: Reorder;
  readonly onRemove: (id: number) => void;
}

export default function ReorderView({ favorites, isPending, reorder, onRemove }: ReorderViewProps) {
  const text = useText(productReorderText);
  const showPartFailed = usePartFailedToast();
  const [isConfirming, setConfirming] = useState(false);
  const [isPointedOut, setPointedOut] = useState(false);
  const where = useRef<HTMLDivElement>(null);
  const ordered = favorites.filter(isOrderable);
  const may = useCanCall();
  const { chosen, choose, addressId } = reorder;
  const isAsked = ordered.length > 0 && may(prepareReorder);
  const { offered, taken, ...taking } = useTakenTogether(
    prepareReorder,
    isAsked ? { jobs: ordered.map(jobOf), ...(addressId !== null && { addressId }) } : null,
    chosen,
  );
  const total = ordered.reduce((sum, { priceNow }) => sum + priceNow, 0) - taken.off;
  const leftOut = favorites.length - ordered.length;
  const isMissing = ordered.some(({ receiver }) => receiver === null);
  const confirm = (): void => {
    setPointedOut(isMissing);
    if (isMissing) where.current?.querySelector('button')?.focus();
    else setConfirming(true);
  };
  const press = {
    isPending: isPending || taking.isPending,
    isDisabled: ordered.length === 0,
    onPress: confirm,
  };
  return (
    <>
      <Split
        gap={20}
        aside={
          <Sticky>
            <div id={PRICE_ID} tabIndex={-1}>
              <PriceSheet
                title={text.priceTitle}
                lines={[
                  ...ordered.map(({ id, name, priceNow }) => ({
                    id: String(id),
                    label: name,
                    amountFen: priceNow,
                  })),
                  ...(taken.off === 0
                    ? []
                    : [
                        {
                          id: 'off',
                          label: text.off,
                          amountFen: -taken.off,
                          kind: 'discount' as const,
                        },
                      ]),
                ]}
                totalFen={ordered.length === 0 ? null : total}
                totalLabel={text.total(ordered.length)}
                reason={<Text tone="body">{text.nothing}</Text>}
                isPending={isPending || taking.isPending}
                actions={
                  <Button {...press} variant="primary" size="large" isFullWidth>
                    {text.confirm}
                  </Button>
                }
                footer={leftOut > 0 ? <Text>{text.leftOut(leftOut)}</Text> : undefined}
              />
            </div>
          </Sticky>
        }
      >
        <Stack gap={20}>
          {leftOut > 0 && ordered.length > 0 && (
            <Notice tone="caution">{text.leftOut(leftOut)}</Notice>
          )}
          {ordered.length > 0 && (
            <Sheet element="section" aria-label={text.address}>
              <div ref={where}>
                <WhereTo reorder={reorder} isMissing={isMissing && isPointedOut} />
              </div>
            </Sheet>
          )}
          {favorites.map((favorite) => (
            <ReorderSheet
              key={favorite.id}
              favorite={favorite}
              asked={reorder.askedFor([favorite.id])}
              onChange={(amounts) => reorder.change(favorite.id, amounts)}
              onRemove={() => onRemove(favorite.id)}
            />
          ))}
          {offered && (
            <PartBoundary instead={null}>
              <OfferedDiscounts offered={offered} chosen={chosen} onChoose={choose} />
            </PartBoundary>
          )}
        </Stack>
      </Split>
      <OrderBar totalFen={ordered.length === 0 ? null : total} arriveDate={null}>
        <Button {...press} variant="primary">
          {text.confirm}
        </Button>
      </OrderBar>
      {isConfirming && (
        <PartBoundary
          onLost={() => {
            setConfirming(false);
            showPartFailed(text.confirmNotOpened, () => setConfirming(true));
          }}
        >
          <ConfirmReorder
            favorites={ordered}
            addressId={addressId}
            taken={taken}
            onPlaced={reorder.forget}
            onClose={(isStale) => {
              setConfirming(false);
              if (!isStale) return;
              reorder.refresh();
              taking.refresh();
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}
