/** The cashier: pays one opened payment, from the account's balance or through a channel. */
import { Page } from '@banxin/ui/Page';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import * as css from './Checkout.css.ts';
import { CashierWaiting } from './parts/CashierWaiting.tsx';
import { NoPayment } from './parts/PaymentProblem.tsx';
import { usePaymentSN } from './usePaymentSN.ts';

const Cashier = lazyPart(() => import('./parts/Cashier.tsx'));
void Cashier.prepare();

export default function CheckoutPage() {
  const paymentSN = usePaymentSN();
  return (
    <Page paddingBlock={44}>
      <div className={css.column}>
        {paymentSN === '' ? (
          <NoPayment />
        ) : (
          <Suspense fallback={<CashierWaiting />}>
            <Cashier key={paymentSN} paymentSN={paymentSN} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}
