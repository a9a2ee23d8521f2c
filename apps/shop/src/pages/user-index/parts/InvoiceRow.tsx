/** An order that can be invoiced, until when, and with how much. */
import type { InvoiceGroup } from '@banxin/contract/calls/customer/today.schemas';
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { Link } from 'wouter';
import { orderText } from '../../../features/order/order.messages.ts';
import { dayText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { useIsPhone } from '../../../lib/useIsPhone.ts';
import * as css from '../user-index.css.ts';
import { stepText, userIndexText } from '../user-index.messages.ts';

export function InvoiceRow({ order }: { readonly order: InvoiceGroup['items'][number] }) {
  const text = useText(userIndexText);
  const words = useText(stepText);
  const ordered = useText(orderText);
  const { dayWords } = useText(dayText);
  const size = useIsPhone() ? 'medium' : 'small';
  const { orderSN, productName, lastDay, open } = order;
  return (
    <li className={css.row} data-order={orderSN}>
      <div className={css.whatAlone}>
        <Link href={pathOf('UserOrderDetail', { sn: orderSN })} className={css.name}>
          <Own isChinese>{productName}</Own>
        </Link>
        <span className={css.spec}>{orderSN}</span>
      </div>
      <span className={css.hint}>{text.invoiceUntil(dayWords(lastDay))}</span>
      <span className={css.amount}>
        <Text weight="bold">
          <Money fen={open} tone="strong" />
        </Text>
      </span>
      <div className={css.step}>
        <LinkButton
          href={pathOf('invoice')}
          size={size}
          aria-label={ordered.actionOf(words.invoice, orderSN)}
        >
          {words.invoice}
        </LinkButton>
      </div>
    </li>
  );
}
