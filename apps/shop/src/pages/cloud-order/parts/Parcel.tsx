/** A parcel being put together: goods, receiver, sender, carrier, what it costs, submitting. */
import type { CallError } from '@banxin/contract/callError';
import { STOCK_HELD_MINUTES } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import type { cloud } from '@banxin/contract/refusals/cloud';
import type { DataOf } from '@banxin/contract/refusals/row';
import { Button } from '@banxin/ui/Button';
import { Notice } from '@banxin/ui/Notice';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { Sticky } from '@banxin/ui/Sticky';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useState } from 'react';
import { ReceiverChoice } from '../../../features/address/ReceiverChoice.tsx';
import { OrderBar } from '../../../features/quote/OrderBar.tsx';
import { LaterXrayButton } from '../../../features/quote/xray/LaterXrayButton.tsx';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useParcel } from '../cloud-order.data.ts';
import { cloudOrderText } from '../cloud-order.messages.ts';
import { CarrierPart } from './CarrierPart.tsx';
import { FeesSheet } from './FeesSheet.tsx';
import { GOODS_ID, GoodsPart } from './GoodsPart.tsx';
import { SenderPart } from './SenderPart.tsx';

const ParcelXray = lazyPart(() => import('./ParcelXray.tsx'));
const SumMoved = lazyPart(() => import('../../../features/quote/SumMoved.tsx'));

const movedIn = (failure: CallError | null): DataOf<typeof cloud.priceMoved> | null =>
  failure?.errCode === errCode.priceMoved
    ? (failure.data as DataOf<typeof cloud.priceMoved>)
    : null;

/** Refusals that are told elsewhere: in a window, beside the goods, by the agreement. */
const TOLD: readonly (number | undefined)[] = [
  errCode.priceMoved,
  errCode.agreementMissing,
  errCode.stockTooLow,
];

export default function Parcel() {
  const text = useText(cloudOrderText);
  const words = useFixedWords();
  const parcel = useParcel();
  const { goods, receiver, prepared, failure } = parcel;
  /** A moved sum that was looked at. */
  const [answered, setAnswered] = useState<CallError | null>(null);
  /** Pressed without goods. */
  const [isAsked, setAsked] = useState(false);
  const moved = failure === answered ? null : movedIn(failure);
  const hasGoods = goods.lines.length > 0;
  const shown = hasGoods && prepared.state === 'ready' ? prepared.value : null;
  const isRefreshing = prepared.state === 'ready' && prepared.isRefreshing;
  const hasShort = (shown?.short.length ?? 0) > 0;
  const send = (accepted?: number): void => {
    if (shown === null) return;
    const to = receiver.kept;
    if (to) void parcel.submit(shown, to, accepted);
    else receiver.form.submit((typed) => void parcel.submit(shown, typed, accepted));
  };
  const press = {
    isPending: parcel.isSubmitting,
    isDisabled: hasGoods && (isRefreshing || shown === null || shown.owed !== null),
    onPress: () => {
      setAsked(!hasGoods);
      if (!hasGoods || hasShort) document.getElementById(GOODS_ID)?.focus();
      else send();
    },
  };
  return (
    <div ref={receiver.form.ref}>
      <Split
        asideWidth="price"
        stackBelow="phone"
        aside={
          <Sticky>
            <FeesSheet
              shown={shown}
              isPending={isRefreshing}
              footer={
                <LaterXrayButton>
                  {(onClose) => <ParcelXray asked={parcel.asked} onClose={onClose} />}
                </LaterXrayButton>
              }
            >
              <Stack gap={12}>
                <div role="status">
                  {failure && !TOLD.includes(failure.errCode) && (
                    <Notice tone="critical" title={text.failed}>
                      {words(failure)}
                    </Notice>
                  )}
                </div>
                <Button {...press} variant="primary" size="large" isFullWidth>
                  {text.submit}
                </Button>
                <Text size={12} tone="quiet">
                  {text.heldFor(STOCK_HELD_MINUTES)}
                </Text>
              </Stack>
            </FeesSheet>
          </Sticky>
        }
      >
        <Stack gap={20}>
          <GoodsPart parcel={parcel} isAsked={isAsked && !hasGoods} />
          <Part title={text.receiver}>
            <ReceiverChoice
              addresses={receiver.addresses}
              addressId={receiver.kept?.id ?? null}
              onChoose={receiver.choose}
              form={receiver.form}
              keepsAddress={receiver.keepsAddress}
              onKeeps={receiver.setKeeps}
            />
          </Part>
          <SenderPart sender={parcel.sender} onChange={parcel.changeSender} />
          <CarrierPart shown={shown} onChoose={parcel.chooseCarrier} />
          <Part title={text.remark}>
            <TextArea
              label={text.remark}
              isLabelHidden
              description={text.remarkHint}
              maxLength={500}
              value={parcel.remark}
              onChange={parcel.changeRemark}
            />
          </Part>
        </Stack>
      </Split>
      <OrderBar totalFen={shown?.fees.total ?? null} arriveDate={shown?.arrives}>
        <Button {...press} variant="primary" aria-label={text.submitFromBar}>
          {text.submit}
        </Button>
      </OrderBar>
      {moved && (
        <PartBoundary onLost={() => setAnswered(failure)}>
          <SumMoved
            seen={moved.seen}
            total={moved.total}
            onAccept={() => {
              setAnswered(failure);
              send(moved.total);
            }}
            onBack={() => setAnswered(failure)}
          />
        </PartBoundary>
      )}
    </div>
  );
}
