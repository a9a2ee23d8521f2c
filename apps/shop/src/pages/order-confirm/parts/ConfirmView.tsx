/** The confirmation with everything there. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import { createOrderConfirmActors, orderConfirmMachine } from '@banxin/flows/order-confirm';
import { FlowEffects, useFlow, useFlowAttributes, useSelector } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Notice } from '@banxin/ui/Notice';
import { PriceSheet } from '@banxin/ui/PriceSheet';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { Sticky } from '@banxin/ui/Sticky';
import { useEffect, useMemo, useRef } from 'react';
import { receiverOf } from '../../../features/address/useReceiver.ts';
import { useAgreement } from '../../../features/agreement/agreement.ts';
import { OrderBar, PRICE_ID } from '../../../features/quote/OrderBar.tsx';
import { orderBarText } from '../../../features/quote/orderBar.messages.ts';
import { priceLines } from '../../../features/quote/priceLines.ts';
import { AskBeforeLeaving } from '../../../lib/AskBeforeLeaving.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { areSeen } from '../areSeen.ts';
import { sentChoice } from '../discountChoice.ts';
import { dropsToSend, firstReceiver } from '../dropsToSend.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';
import { refusedIn } from '../refusedIn.ts';
import { useObstacle } from '../useObstacle.ts';
import { ChangeOptions } from './ChangeOptions.tsx';
import { ConfirmParts } from './ConfirmParts.tsx';
import { MovedPrice } from './MovedPrice.tsx';
import { PriceFoot } from './PriceFoot.tsx';
import { PromiseText } from './PromiseText.tsx';

export interface ConfirmViewProps {
  readonly info: ConfirmInfo;
  readonly confirmation: OrderConfirmation;
}

export default function ConfirmView({ info, confirmation }: ConfirmViewProps) {
  const text = useText(orderConfirmText);
  const sum = useText(orderBarText);
  const { newKey } = useServices();
  const catalogue = useCatalogueWords();
  const agreement = useAgreement();
  const obstacle = useObstacle(info);
  const { order, quote } = info;
  const { choices, choose, kept, address } = confirmation;
  const flow = useFlow(orderConfirmMachine, {
    input: { signed: info.agreementSigned, key: newKey() },
    actors: createOrderConfirmActors,
  });
  const attributes = useFlowAttributes(flow);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const moved = useSelector(flow, ({ context }) => context.moved);
  const isPending = confirmation.info.state === 'ready' && confirmation.info.isRefreshing;
  const carrier = choices.carrier ?? info.carrier;
  const failure = useSelector(flow, ({ context }) => context.failure);
  const refused = useMemo(() => refusedIn(failure?.data), [failure]);
  const isDone = useSelector(flow, ({ status }) => status === 'done');
  const { forget } = confirmation;
  useEffect(() => {
    if (isDone) forget();
  }, [isDone, forget]);
  /** What was typed comes back with whoever changes the options. */
  const isChanging = useRef(false);
  const confirm = async (receiver: AddressInput): Promise<void> => {
    const { intoWarehouse } = choices;
    if (carrier === null && !intoWarehouse) return;
    const drops = intoWarehouse ? null : choices.drops;
    if (!kept && !drops && !intoWarehouse) await confirmation.keepAddress(receiver);
    const { neutral, tearProof, separateStyles, urgent } = choices;
    flow.send({
      type: 'CONFIRM',
      values: {
        orderSN: order.orderSN,
        version: order.version,
        receiver: receiverOf(receiver),
        carrier: (drops ? (info.carrier ?? carrier) : carrier) ?? '',
        ...(intoWarehouse && { intoWarehouse }),
        ...(drops && { drops: dropsToSend(drops, info.drops) }),
        urgent,
        packaging: { neutral, tearProof, separateStyles },
        ...sentChoice(choices),
        ...(areSeen(choices, order.files) && { confirmedFiles: [...choices.confirmedFiles] }),
        ...(choices.sender !== undefined && { sender: choices.sender }),
        ...(choices.certificate !== undefined && { brandId: choices.certificate?.id ?? null }),
        remark: choices.remark ?? order.remark,
        payNow: choices.payNow,
        expectedTotal: quote.total,
      },
    });
  };
  const back = (): void => {
    flow.send({ type: 'CANCEL' });
    if (confirmation.info.state === 'ready') void confirmation.info.refresh();
  };
  const press = {
    isPending: isBusy || confirmation.isKeeping,
    isDisabled: isPending,
    onPress: () => {
      const receiver = firstReceiver(choices, kept);
      if (receiver) void confirm(receiver);
      else address.submit((typed) => void confirm(typed));
    },
  };
  const payNow = (
    <Checkbox isSelected={choices.payNow} onChange={(chosen) => choose({ payNow: chosen })}>
      {text.payNow}
    </Checkbox>
  );
  return (
    <div {...attributes} ref={address.ref}>
      <FlowEffects
        flow={flow}
        on={{ 'agreement.open': ({ required }) => agreement.open(required) }}
      />
      <AskBeforeLeaving
        isNeeded={() =>
          !kept &&
          choices.drops === null &&
          !choices.intoWarehouse &&
          !isChanging.current &&
          address.isChanged &&
          flow.getSnapshot().status === 'active'
        }
      />
      <Split
        asideWidth="price"
        stackBelow="phone"
        aside={
          <Sticky>
            <div id={PRICE_ID} tabIndex={-1}>
              <PriceSheet
                lines={priceLines(quote.lines, catalogue)}
                totalLabel={
                  quote.promise && !choices.intoWarehouse ? sum.withFreight : sum.withoutFreight
                }
                totalFen={quote.total}
                isPending={isPending}
                promise={
                  <PromiseText order={order} quote={quote} isStored={choices.intoWarehouse} />
                }
                actions={
                  obstacle ? (
                    <Notice>{obstacle}</Notice>
                  ) : (
                    <Stack gap={12}>
                      {payNow}
                      <Button {...press} variant="primary" size="large" isFullWidth>
                        {choices.payNow ? text.confirmPay : text.confirm}
                      </Button>
                      <ChangeOptions
                        order={order}
                        urgent={choices.urgent}
                        carrier={carrier}
                        onPress={() => {
                          isChanging.current = true;
                        }}
                      />
                    </Stack>
                  )
                }
                footer={<PriceFoot info={info} asked={confirmation.asked} />}
              />
            </div>
          </Sticky>
        }
      >
        <ConfirmParts info={info} confirmation={confirmation} refused={refused} />
      </Split>
      <OrderBar
        totalFen={quote.total}
        arriveDate={info.arrivesBy}
        choice={obstacle === null && payNow}
      >
        {obstacle === null && (
          <Button
            {...press}
            variant="primary"
            {...(!choices.payNow && { 'aria-label': text.confirmFromBar })}
          >
            {choices.payNow ? text.toPay : text.confirm}
          </Button>
        )}
      </OrderBar>
      {moved && (
        <MovedPrice moved={moved} onAccept={() => flow.send({ type: 'ACCEPT' })} onBack={back} />
      )}
    </div>
  );
}
