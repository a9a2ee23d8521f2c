/** The cashier: pays one opened payment, from the account's balance or through a channel. */
import { Page } from '@banxin/ui/Page';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import * as css from './Checkout.css.ts';
import { CashierWaiting } from './parts/CashierWaiting.tsx';
import { NoPayment } from './parts/PaymentProblem.tsx';
import { useOrderSN, usePaymentSN } from './usePaymentSN.ts';

const Cashier = lazyPart(() => import('./parts/Cashier.tsx'));
void Cashier.prepare();
const OrderPayment = lazyPart(() => import('./parts/OrderPayment.tsx'));

export default function CheckoutPage() {
  const paymentSN = usePaymentSN();
  const orderSN = useOrderSN();
  const cashier = () => {
    if (paymentSN !== '') return <Cashier key={paymentSN} paymentSN={paymentSN} />;
    return orderSN === '' ? <NoPayment /> : <OrderPayment key={orderSN} orderSN={orderSN} />;
  };
  return (
    <Page paddingBlock={44}>
      <div className={css.column}>
        <Suspense fallback={<CashierWaiting />}>{cashier()}</Suspense>
      </div>
    </Page>
  );
}
