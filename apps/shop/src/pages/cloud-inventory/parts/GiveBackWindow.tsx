/** Gives kept goods back: quantity, address, carrier, what it costs; then the cashier. */
import { errCode } from '@banxin/contract/errors';
import type { cloud } from '@banxin/contract/refusals/cloud';
import type { DataOf } from '@banxin/contract/refusals/row';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { NumberField } from '@banxin/ui/NumberField';
import { PriceSheet } from '@banxin/ui/PriceSheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { ReceiverChoice } from '../../../features/address/ReceiverChoice.tsx';
import { useAmount } from '../../../features/cart/amount.ts';
import { GoodsTitle } from '../../../features/cloud/GoodsTitle.tsx';
import { CarrierChoice } from '../../../features/quote/CarrierChoice.tsx';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { type GiveBack, type PreparedOut, useGiveBack } from '../giveBack.data.ts';
import { stockWindowsText } from '../stockWindows.messages.ts';
import type { StockWindowProps } from './GoodsRows.tsx';

/** Who takes it and what that costs. */
function Cost({ shown, giveBack }: { readonly shown: PreparedOut; readonly giveBack: GiveBack }) {
  const text = useText(stockWindowsText);
  const { pick, material, freight, total } = shown.fees;
  return (
    <>
      <Stack gap={12}>
        <Heading level={3}>{text.carrier}</Heading>
        {shown.carriers.length === 0 ? (
          <Text tone="body">{text.noCarriers}</Text>
        ) : (
          <CarrierChoice
            label={text.carrier}
            carriers={shown.carriers}
            chosen={shown.carrier}
            onChoose={giveBack.setCarrier}
          />
        )}
      </Stack>
      <PriceSheet
        variant="bare"
        headingLevel={3}
        title={text.fees}
        totalLabel={shown.carrier === null ? text.totalWithout : text.total}
        totalFen={total}
        isPending={giveBack.prepared.state === 'ready' && giveBack.prepared.isRefreshing}
        lines={[
          { id: 'pick', label: text.pick, amountFen: pick, kind: 'fee' },
          { id: 'material', label: text.material, amountFen: material, kind: 'fee' },
          { id: 'freight', label: text.freight, amountFen: freight, kind: 'freight' },
        ]}
      />
    </>
  );
}

export default function GiveBackWindow({ stock, onEnd }: StockWindowProps) {
  const text = useText(stockWindowsText);
  const amount = useAmount();
  const giveBack = useGiveBack(stock);
  const { receiver, quantity, prepared, failure } = giveBack;
  const shown = prepared.state === 'ready' ? prepared.value : null;
  const left = shown?.left ?? null;
  const moved =
    failure?.errCode === errCode.priceMoved
      ? (failure.data as DataOf<typeof cloud.priceMoved>)
      : null;
  const isTold =
    moved !== null ||
    failure?.errCode === errCode.agreementMissing ||
    (failure?.errCode === errCode.stockTooLow && left !== null);
  const send = (expectedTotal?: number): void => {
    if (shown === null) return;
    const to = receiver.kept;
    if (to) void giveBack.submit(shown, to, expectedTotal);
    else receiver.form.submit((typed) => void giveBack.submit(shown, typed, expectedTotal));
  };
  return (
    <Dialog
      isOpen
      title={text.backTitle(stock.code)}
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false);
      }}
    >
      <div ref={receiver.form.ref}>
        <Stack gap={20}>
          <Stack gap={8}>
            <GoodsTitle goods={stock} />
            <Text tone="body">{text.backHint}</Text>
          </Stack>
          <NumberField
            label={text.quantity}
            description={text.available(amount(stock.available, stock.unit))}
            unit={stock.unit}
            minValue={1}
            maxValue={Math.max(stock.available, 1)}
            value={quantity}
            onChange={(typed) => {
              if (typed > 0) giveBack.setQuantity(typed);
            }}
          />
          {left !== null && left < quantity && (
            <Notice tone="critical" title={text.onlyLeft(amount(left, stock.unit))}>
              {left > 0 && (
                <Inline>
                  <Button size="small" onPress={() => giveBack.setQuantity(left)}>
                    {text.changeTo(amount(left, stock.unit))}
                  </Button>
                </Inline>
              )}
            </Notice>
          )}
          <Stack gap={12}>
            <Heading level={3}>{text.receiver}</Heading>
            <ReceiverChoice
              addresses={receiver.addresses}
              addressId={receiver.kept?.id ?? null}
              onChoose={receiver.choose}
              form={receiver.form}
              keepsAddress={receiver.keepsAddress}
              onKeeps={receiver.setKeeps}
            />
          </Stack>
          <Loaded
            of={prepared}
            pending={<Skeleton shape="block" />}
            failed={{ place: 'notice', title: text.pricesFailed }}
          >
            {(ready) => <Cost shown={ready} giveBack={giveBack} />}
          </Loaded>
          {moved !== null && (
            <Notice
              tone="caution"
              title={text.moved(formatFen(moved.seen), formatFen(moved.total))}
            >
              <Inline>
                <Button
                  size="small"
                  isPending={giveBack.isSubmitting}
                  onPress={() => send(moved.total)}
                >
                  {text.accept(formatFen(moved.total))}
                </Button>
              </Inline>
            </Notice>
          )}
          <DialogFoot
            failure={isTold ? null : failure}
            failed={text.backFailed}
            backLabel={text.cancel}
            onBack={() => onEnd(false)}
          >
            <Button
              variant="primary"
              isPending={giveBack.isSubmitting}
              isDisabled={shown === null || (left !== null && left < quantity)}
              onPress={() => send()}
            >
              {text.backSubmit}
            </Button>
          </DialogFoot>
        </Stack>
      </div>
    </Dialog>
  );
}
