/** How an order stands with its invoices: those it is on, and applying for what is open, or why not. */
import { getOrderInvoices } from '@banxin/contract/calls/invoice/invoice';
import type { OrderInvoice } from '@banxin/contract/entities/invoice';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { invoiceStatus } from '@banxin/contract/enums/invoice';
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { LinkButton } from '@banxin/ui/LinkButton';
import { formatFen, Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { InvoiceStatusTag } from '../../../features/invoice/InvoiceStatusTag.tsx';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import * as css from '../OrderDetail.css.ts';
import { orderInvoiceText } from '../orderInvoice.messages.ts';

function Invoice({ invoice }: { readonly invoice: OrderInvoice }) {
  const text = useText(orderInvoiceText);
  const { id, type, status, number, amount } = invoice;
  const name = number ?? (status === invoiceStatus.rejected ? text.toRejected : text.toApplication);
  return (
    <li className={css.payment}>
      <Inline gap={8}>
        <InvoiceStatusTag type={type} status={status} />
        <Link href={pathOf('invoiceDetail', { id })}>{name}</Link>
      </Inline>
      <span className={css.paymentAmount}>
        <Money fen={amount} tone="strong" />
      </span>
    </li>
  );
}

function Standing({ orderSN }: Pick<OrderDetail, 'orderSN'>) {
  const text = useText(orderInvoiceText);
  const words = useFixedWords();
  const found = useCall(getOrderInvoices, { orderSN }, { refreshOnFocus: true });
  return (
    <Loaded
      of={found}
      pending={<Skeleton shape="text" count={2} />}
      failed={{ place: 'notice', title: text.failed }}
    >
      {({ invoices, isUnderWay, open, lastDay, refusal }) => (
        <Stack gap={16}>
          {invoices.length > 0 && (
            <ul className={css.payments}>
              {invoices.map((invoice) => (
                <Invoice key={invoice.id} invoice={invoice} />
              ))}
            </ul>
          )}
          {refusal === null && (
            <Stack gap={12}>
              <Text tone="body">{text.open(formatFen(open), lastDay ?? '')}</Text>
              <Inline gap={8}>
                {(['general', 'special'] as const).map((type) => (
                  <LinkButton
                    key={type}
                    href={pathOf('invoiceCreate', { type }, { orders: orderSN })}
                  >
                    {text[type]}
                  </LinkButton>
                ))}
              </Inline>
            </Stack>
          )}
          {/* An application or an invoice that stands above says it already. */}
          {refusal !== null && !isUnderWay && <Text tone="body">{words(refusal)}</Text>}
        </Stack>
      )}
    </Loaded>
  );
}

/** Nothing for who may not see prices or invoices. */
export function OrderInvoices({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderInvoiceText);
  const may = useCanCall();
  if (!may(getOrderInvoices)) return null;
  return (
    <Sheet element="section" aria-label={text.title}>
      <Stack gap={16}>
        <Heading level={2} size={16}>
          {text.title}
        </Heading>
        <Standing orderSN={order.orderSN} />
      </Stack>
    </Sheet>
  );
}
