/** Nothing can be paid here: why, and where to go. */
import { pathOf } from '@banxin/contract/routes';
import type { Payment } from '@banxin/flows/cashier';
import { EmptyState } from '@banxin/ui/EmptyState';
import { ErrorState } from '@banxin/ui/ErrorState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Sheet } from '@banxin/ui/Sheet';
import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import { useText } from '../../../lib/text.ts';
import { checkoutText } from '../checkout.messages.ts';
import { kindOf } from '../paymentKind.ts';

/** The address names no payment. */
export function NoPayment() {
  const text = useText(checkoutText);
  return (
    <Sheet>
      <VisuallyHidden>
        <Heading level={1}>{text.title}</Heading>
      </VisuallyHidden>
      <EmptyState
        title={text.missing}
        headingLevel={2}
        action={
          <LinkButton href={pathOf('myOrder', {}, { tab: 'unpaid' })} variant="primary">
            {text.toOrders}
          </LinkButton>
        }
      >
        {text.missingHint}
      </EmptyState>
    </Sheet>
  );
}

type BackTo = NonNullable<Payment['subjects'][number]['goods']> | 'none';

/** Where the goods of its orders lie when their time is up, each once. */
const backToOf = (payment: Payment | undefined): BackTo[] => [
  ...new Set((payment?.subjects ?? []).map(({ goods }): BackTo => goods ?? 'none')),
];

/** The ways on from a payment that cannot be paid. */
function Ways({ payment }: { readonly payment: Payment | undefined }) {
  const text = useText(checkoutText);
  const [only, ...others] = payment?.subjects ?? [];
  const backTo = payment?.status === 'cancelled' ? [] : backToOf(payment);
  const goods = {
    cart: { href: pathOf('stockCart'), label: text.toCart },
    cloud: { href: pathOf('cloudInventory'), label: text.toInventory },
  };
  if (payment?.topUp) {
    return (
      <LinkButton href={pathOf('recharge')} variant="primary">
        {text.toTopUp}
      </LinkButton>
    );
  }
  if (payment && kindOf(payment) === 'vip') {
    return (
      <LinkButton href={pathOf('vipRenew')} variant="primary">
        {text.toMembership}
      </LinkButton>
    );
  }
  const again = (['cart', 'cloud'] as const).filter((place) => backTo.includes(place));
  return (
    <>
      {again.map((place) => (
        <LinkButton key={place} href={goods[place].href} variant="primary">
          {goods[place].label}
        </LinkButton>
      ))}
      {only && others.length === 0 && (
        <LinkButton
          href={pathOf('UserOrderDetail', { sn: only.orderSN })}
          variant={again.length > 0 ? 'secondary' : 'primary'}
        >
          {text.seeOrder}
        </LinkButton>
      )}
      <LinkButton href={pathOf('myOrder', {}, { tab: 'unpaid' })}>{text.toOrders}</LinkButton>
    </>
  );
}

/** An order has another price than when the payment was opened. */
export function PriceMoved({ payment }: { readonly payment: Payment | undefined }) {
  const text = useText(checkoutText);
  return (
    <Sheet>
      <ErrorState headingLevel={1} title={text.moved} actions={<Ways payment={payment} />}>
        {payment && kindOf(payment) === 'freight' ? text.movedFreight : text.movedHint}
      </ErrorState>
    </Sheet>
  );
}

/** Cancelled, replaced, or its time is up. */
export function PaymentOver({ payment }: { readonly payment: Payment | undefined }) {
  const text = useText(checkoutText);
  const isReplaced = payment?.status === 'cancelled';
  const back = {
    none: text.backNone,
    cart: text.backCart,
    shelf: text.backShelf,
    cloud: text.backCloud,
  };
  const expired = [
    (payment?.subjects.length ?? 0) > 1 ? text.overSome : text.overExpired,
    ...backToOf(payment).map((place) => back[place]),
  ];
  const why = {
    order: isReplaced ? text.overCancelled : expired.join(text.between),
    freight: text.overFreight,
    vip: text.overVip,
    topUp: text.overTopUp,
  };
  return (
    <Sheet>
      <ErrorState headingLevel={1} title={text.over} actions={<Ways payment={payment} />}>
        {why[payment ? kindOf(payment) : 'order']}
      </ErrorState>
    </Sheet>
  );
}
