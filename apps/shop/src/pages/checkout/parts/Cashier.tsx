/** One payment and the flow that settles it: chosen, waited for, done, or why not. */
import { pathOf } from '@banxin/contract/routes';
import { FlowEffects, useFlowAttributes } from '@banxin/flows/react';
import { LinkButton } from '@banxin/ui/LinkButton';
import { useRef } from 'react';
import { LoadFailure } from '../../../lib/LoadFailure.tsx';
import { useText } from '../../../lib/text.ts';
import { useTitleFocus } from '../../../lib/useTitleFocus.ts';
import { useBack, useCashier, useChosen } from '../checkout.data.ts';
import { checkoutText } from '../checkout.messages.ts';
import { CashierWaiting } from './CashierWaiting.tsx';
import { PaymentDone } from './PaymentDone.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentOver, PriceMoved } from './PaymentProblem.tsx';
import { PaymentWaiting } from './PaymentWaiting.tsx';

export default function Cashier({ paymentSN }: { readonly paymentSN: string }) {
  const text = useText(checkoutText);
  const { flow, snapshot } = useCashier(paymentSN, useBack(), useChosen());
  const attributes = useFlowAttributes(flow);
  const place = useRef<HTMLDivElement>(null);
  useTitleFocus(place);
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
    if (payment === undefined || state === 'loading') return <CashierWaiting />;
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
        onTopUp={() => flow.send({ type: 'TOP_UP' })}
        onRefresh={() => flow.send({ type: state === 'payFailed' ? 'BACK' : 'REFRESH' })}
      />
    );
  };
  return (
    <div ref={place} {...attributes}>
      <FlowEffects flow={flow} />
      {view()}
    </div>
  );
}
