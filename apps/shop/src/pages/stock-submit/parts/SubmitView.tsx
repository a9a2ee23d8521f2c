/** The checkout with everything there. */
import type { CallError } from '@banxin/contract/callError';
import { submit } from '@banxin/contract/calls/stock/submit';
import { STOCK_HELD_MINUTES } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import type { DataOf } from '@banxin/contract/refusals/row';
import type { stock } from '@banxin/contract/refusals/stock';
import { rightRefusals } from '@banxin/contract/rules/rights';
import { Button } from '@banxin/ui/Button';
import { Notice } from '@banxin/ui/Notice';
import { PriceSheet } from '@banxin/ui/PriceSheet';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { Sticky } from '@banxin/ui/Sticky';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useState } from 'react';
import { ReceiverChoice } from '../../../features/address/ReceiverChoice.tsx';
import { DiscountsTogether } from '../../../features/coupon/DiscountsTogether.tsx';
import { OrderBar, PRICE_ID } from '../../../features/quote/OrderBar.tsx';
import { LaterXrayButton } from '../../../features/quote/xray/LaterXrayButton.tsx';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import type { Prepared } from '../checkout.ts';
import type { Checkout } from '../stock-submit.data.ts';
import { stockSubmitText } from '../stock-submit.messages.ts';
import { Consignments } from './Consignments.tsx';
import { Failed } from './Failed.tsx';
import { SHORTAGE_ID, Shortage } from './Shortage.tsx';

const SubmitXray = lazyPart(() => import('./SubmitXray.tsx'));
const SumMoved = lazyPart(() => import('../../../features/quote/SumMoved.tsx'));

const movedIn = (failure: CallError | null): DataOf<typeof stock.sumMoved> | null =>
  failure?.errCode === errCode.priceMoved ? (failure.data as DataOf<typeof stock.sumMoved>) : null;

/** The goods, packing, freight and what is taken off: together the total. */
function usePriceLines({ sums: { goods, packaging, freight, off } }: Prepared) {
  const text = useText(stockSubmitText);
  return [
    { id: 'goods', label: text.goods, amountFen: goods, kind: 'cost' as const },
    ...(packaging === 0
      ? []
      : [{ id: 'packaging', label: text.packaging, amountFen: packaging, kind: 'fee' as const }]),
    { id: 'freight', label: text.freight, amountFen: freight, kind: 'freight' as const },
    ...(off === 0
      ? []
      : [{ id: 'off', label: text.off, amountFen: -off, kind: 'discount' as const }]),
  ];
}

export interface SubmitViewProps {
  readonly shown: Prepared;
  readonly isRefreshing: boolean;
  readonly checkout: Checkout;
}

export default function SubmitView({ shown, isRefreshing, checkout }: SubmitViewProps) {
  const text = useText(stockSubmitText);
  const words = useFixedWords();
  const may = useCanCall();
  const { receiver, failure, refresh } = checkout;
  const { form } = receiver;
  /** A moved sum that was looked at and not accepted. */
  const [declined, setDeclined] = useState<CallError | null>(null);
  const moved = failure === declined ? null : movedIn(failure);
  const lines = usePriceLines(shown);
  const hasShort = shown.short.length > 0;
  const hasCarriers = shown.consignments.every(({ carrier }) => carrier !== null);
  const count = shown.consignments.reduce((sum, one) => sum + one.lines.length, 0);
  const totalLabel = hasCarriers ? text.total : text.totalWithout;
  const arrives = shown.consignments
    .map((one) => one.arrives ?? '')
    .toSorted()
    .at(-1);
  const send = (expectedTotal?: number): void => {
    const to = receiver.kept;
    if (to) void checkout.submit(shown, to, expectedTotal);
    else form.submit((typed) => void checkout.submit(shown, typed, expectedTotal));
  };
  const press = {
    isPending: checkout.isSubmitting,
    isDisabled: isRefreshing,
    onPress: () => {
      if (hasShort) document.getElementById(SHORTAGE_ID)?.focus();
      else send();
    },
  };
  const mayOrder = may(submit);
  return (
    <div ref={form.ref}>
      <Split
        asideWidth="price"
        stackBelow="phone"
        aside={
          <Sticky>
            <div id={PRICE_ID} tabIndex={-1}>
              <PriceSheet
                lines={lines}
                totalFen={shown.sums.total}
                totalLabel={totalLabel}
                isPending={isRefreshing}
                promise={
                  <Stack gap={4}>
                    {!hasCarriers && <Text tone="body">{text.addressLater}</Text>}
                    <Text size={13} tone="body">
                      {text.perLine(count)}
                    </Text>
                  </Stack>
                }
                actions={
                  mayOrder ? (
                    <Stack gap={12}>
                      <Failed failure={failure} isShortTold={hasShort || isRefreshing} />
                      <Button {...press} variant="primary" size="large" isFullWidth>
                        {text.submit}
                      </Button>
                    </Stack>
                  ) : (
                    <Notice>{words(rightRefusals.create)}</Notice>
                  )
                }
                footer={
                  <Stack gap={4} align="start">
                    <Text>{text.heldFor(STOCK_HELD_MINUTES)}</Text>
                    <LaterXrayButton>
                      {(onClose) => <SubmitXray asked={checkout.asked} onClose={onClose} />}
                    </LaterXrayButton>
                  </Stack>
                }
              />
            </div>
          </Sticky>
        }
      >
        <Stack gap={20}>
          <Shortage shown={shown} checkout={checkout} />
          <Part title={text.receiver}>
            <ReceiverChoice
              addresses={receiver.addresses}
              addressId={receiver.kept?.id ?? null}
              onChoose={receiver.choose}
              form={form}
              keepsAddress={receiver.keepsAddress}
              onKeeps={receiver.setKeeps}
            />
          </Part>
          <Consignments consignments={shown.consignments} checkout={checkout} />
          <DiscountsTogether
            {...shown}
            off={shown.sums.off}
            chosen={checkout.choices}
            onChoose={checkout.choose}
          />
          <Part title={text.remark}>
            <TextArea
              label={text.remark}
              isLabelHidden
              description={text.remarkHint}
              maxLength={500}
              value={checkout.remark}
              onChange={checkout.changeRemark}
            />
          </Part>
        </Stack>
      </Split>
      <OrderBar totalFen={shown.sums.total} arriveDate={arrives}>
        {mayOrder && (
          <Button {...press} variant="primary" aria-label={text.submitFromBar}>
            {text.submit}
          </Button>
        )}
      </OrderBar>
      {moved && (
        <PartBoundary onLost={() => setDeclined(failure)}>
          <SumMoved
            {...moved}
            onAccept={() => {
              setDeclined(failure);
              send(moved.total);
            }}
            onBack={() => {
              setDeclined(failure);
              void refresh();
            }}
          />
        </PartBoundary>
      )}
    </div>
  );
}
