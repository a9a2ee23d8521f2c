/** The confirmation with everything there. */
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { pathOf } from '@banxin/contract/routes';
import { rightRefusals } from '@banxin/contract/rules/rights';
import { createOrderConfirmActors, orderConfirmMachine } from '@banxin/flows/order-confirm';
import { FlowEffects, useFlow, useFlowAttributes, useSelector } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { PriceSheet } from '@banxin/ui/PriceSheet';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { Sticky } from '@banxin/ui/Sticky';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useAgreement } from '../../../features/agreement/agreement.ts';
import { mainAccountText } from '../../../features/agreement/mainAccount.messages.ts';
import { OrderBar, PRICE_ID } from '../../../features/quote/OrderBar.tsx';
import { priceLines } from '../../../features/quote/priceLines.ts';
import { useCanCall } from '../../../features/session/session.ts';
import { AskBeforeLeaving } from '../../../lib/AskBeforeLeaving.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';
import { DeliveryPart } from './DeliveryPart.tsx';
import { JobPart } from './JobPart.tsx';
import { MovedPrice } from './MovedPrice.tsx';
import { Part } from './Part.tsx';
import { PromiseText } from './PromiseText.tsx';
import { ReceiverPart } from './ReceiverPart.tsx';

export interface ConfirmViewProps {
  readonly info: ConfirmInfo;
  readonly confirmation: OrderConfirmation;
}

export function ConfirmView({ info, confirmation }: ConfirmViewProps) {
  const text = useText(orderConfirmText);
  const { newKey } = useServices();
  const words = useFixedWords();
  const catalogue = useCatalogueWords();
  const mainAccount = useText(mainAccountText);
  const may = useCanCall();
  const agreement = useAgreement();
  /** Why this login cannot confirm; what it lacks is the main account's to do. */
  const obstacle = !may(confirmOrder)
    ? words(rightRefusals.create)
    : !info.agreementSigned && !may(signAgreement)
      ? mainAccount.unsigned
      : null;
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

  const confirm = async (receiver: AddressInput): Promise<void> => {
    if (carrier === null) return;
    if (!kept) await confirmation.keepAddress(receiver);
    const { consignee, mobilePhone, province, city, district, detail } = receiver;
    const { neutral, tearProof, separateStyles, urgent, payNow } = choices;
    flow.send({
      type: 'CONFIRM',
      values: {
        orderSN: order.orderSN,
        version: order.version,
        receiver: { consignee, mobilePhone, province, city, district, detail },
        carrier,
        urgent,
        packaging: { neutral, tearProof, separateStyles },
        remark: choices.remark ?? order.remark,
        payNow,
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
    onPress: () => (kept ? void confirm(kept) : address.submit((typed) => void confirm(typed))),
  };
  return (
    <div {...attributes} ref={address.ref}>
      <FlowEffects
        flow={flow}
        on={{ 'agreement.open': ({ required }) => agreement.open(required) }}
      />
      <AskBeforeLeaving
        isNeeded={() => !kept && address.isChanged && flow.getSnapshot().status === 'active'}
      />
      <Split
        asideWidth="price"
        stackBelow="phone"
        aside={
          <Sticky>
            <div id={PRICE_ID} tabIndex={-1}>
              <PriceSheet
                lines={priceLines(quote.lines, catalogue)}
                totalFen={quote.total}
                isPending={isPending}
                promise={
                  quote.promise ? (
                    <PromiseText order={order} quote={quote} />
                  ) : (
                    <Text tone="body">{text.addressLater}</Text>
                  )
                }
                actions={
                  obstacle ? (
                    <Notice>{obstacle}</Notice>
                  ) : (
                    <Stack gap={12}>
                      <Button {...press} variant="primary" size="large" isFullWidth>
                        {choices.payNow ? text.confirmPay : text.confirm}
                      </Button>
                      <Checkbox
                        isSelected={choices.payNow}
                        onChange={(payNow) => choose({ payNow })}
                      >
                        {text.payNow}
                      </Checkbox>
                      <LinkButton
                        href={pathOf(
                          'productDetail',
                          { id: order.productId },
                          { draft: order.orderSN },
                        )}
                        isFullWidth
                      >
                        {text.edit}
                      </LinkButton>
                    </Stack>
                  )
                }
                footer={
                  <Text>
                    {text.balance} <Money fen={info.balance} />
                  </Text>
                }
              />
            </div>
          </Sticky>
        }
      >
        <Stack gap={20}>
          <Part title={text.receiver}>
            <ReceiverPart confirmation={confirmation} />
          </Part>
          <Part title={text.delivery}>
            <DeliveryPart info={info} confirmation={confirmation} />
          </Part>
          <Part title={text.job}>
            <JobPart order={order} />
          </Part>
          <Part title={text.remark}>
            <TextArea
              label={text.remark}
              isLabelHidden
              description={text.remarkHint}
              maxLength={500}
              value={choices.remark ?? order.remark}
              onChange={(remark) => choose({ remark })}
            />
          </Part>
        </Stack>
      </Split>
      <OrderBar totalFen={quote.total} arriveDate={info.arrivesBy}>
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
