/** The cashier: pays one opened payment, from the account's balance or through a channel. */
import { pathOf } from '@banxin/contract/routes';
import { FlowEffects, useFlowAttributes } from '@banxin/flows/react';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Checkout.css.ts';
import { useBack, useCashier, usePaymentSN } from './checkout.data.ts';
import { checkoutText } from './checkout.messages.ts';
import { PaymentDone } from './parts/PaymentDone.tsx';
import { PaymentForm } from './parts/PaymentForm.tsx';
import { NoPayment, PaymentOver, PriceMoved } from './parts/PaymentProblem.tsx';
import { PaymentWaiting } from './parts/PaymentWaiting.tsx';

function Waiting() {
  const text = useText(checkoutText);
  return (
    <Sheet padding="large">
      <Stack gap={24}>
        <Heading level={1}>{text.title}</Heading>
        <Skeleton shape="text" count={3} isAnnounced />
        <Skeleton shape="heading" />
        <Skeleton shape="control" />
      </Stack>
    </Sheet>
  );
}

function Cashier({ paymentSN }: { readonly paymentSN: string }) {
  const text = useText(checkoutText);
  const { flow, snapshot } = useCashier(paymentSN, useBack());
  const attributes = useFlowAttributes(flow);
  const { value: state } = snapshot;
  const { payment, receipt, missing, failure, start, method = 'balance' } = snapshot.context;
  const view = () => {
    if (state === 'loadFailed' && failure) {
      return (
        <LoadFailure
          place="main"
          title={text.loadFailed}
          kept={text.loadFailedKept}
          unknown={text.notFound}
          unknownHint={text.notFoundHint}
          forbidden={text.forbidden}
          ways={
            <LinkButton href={pathOf('myOrder', {}, { tab: 'unpaid' })}>{text.toOrders}</LinkButton>
          }
          error={failure}
          onRetry={() => flow.send({ type: 'RETRY' })}
        />
      );
    }
    if (state === 'expired') return <PaymentOver payment={payment} />;
    if (state === 'moved') return <PriceMoved payment={payment} />;
    if (payment === undefined || state === 'loading') return <Waiting />;
    if (state === 'paid') {
      return <PaymentDone payment={payment} receipt={receipt} isOwn={payment.paidBy === method} />;
    }
    // A code that is made anew stays where it is.
    if (snapshot.hasTag('waiting') || (state === 'starting' && start)) {
      return (
        <PaymentWaiting
          payment={payment}
          method={method}
          start={start}
          isAsking={snapshot.hasTag('polling')}
          onCheck={() => flow.send({ type: 'CHECK' })}
          onBack={() => flow.send({ type: 'CANCEL' })}
          onClosed={() => flow.send({ type: 'REFRESH' })}
        />
      );
    }
    return (
      <PaymentForm
        payment={payment}
        missing={state === 'tooLittle' ? missing : 0}
        method={method}
        isPaying={state === 'paying' || state === 'starting'}
        failure={state === 'payFailed' ? failure : undefined}
        onChoose={(chosen) => flow.send({ type: 'CHOOSE', method: chosen })}
        onPay={() => flow.send({ type: 'PAY' })}
        onRefresh={() => flow.send({ type: state === 'payFailed' ? 'BACK' : 'REFRESH' })}
      />
    );
  };
  return (
    <div {...attributes}>
      <FlowEffects flow={flow} />
      {view()}
    </div>
  );
}

export default function CheckoutPage() {
  const paymentSN = usePaymentSN();
  return (
    <Page paddingBlock={44}>
      <div className={css.column}>
        {paymentSN === '' ? <NoPayment /> : <Cashier key={paymentSN} paymentSN={paymentSN} />}
      </div>
    </Page>
  );
}
