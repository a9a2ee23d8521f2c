/** More freight of an order: which, from where to where, and why so much. */
import type { Destination } from '@banxin/contract/calls/payment/payment.schemas';
import { pathOf } from '@banxin/contract/routes';
import type { Payment } from '@banxin/flows/cashier';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Link } from '@banxin/ui/Link';
import { formatFen } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { addressLine } from '../../../features/address/addressLine.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { checkoutText } from '../checkout.messages.ts';

function Place({ place: { receiver, count } }: { readonly place: Destination }) {
  const text = useText(checkoutText);
  return count > 1 ? (
    text.addresses(count)
  ) : (
    <Own>{`${receiver.consignee} · ${addressLine(receiver, ' ')}`}</Own>
  );
}

export interface FreightSubjectProps {
  readonly subject: Payment['subjects'][number];
}

export default function FreightSubject({ subject }: FreightSubjectProps) {
  const text = useText(checkoutText);
  const { name } = useCatalogueWords();
  const { change, amount } = subject;
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <Text weight="medium" size={16}>
          {text.freight}
        </Text>
        <Text size={13} tone="body">
          {name('product', subject.productId, subject.title)} ·{' '}
          <Link href={pathOf('UserOrderDetail', { sn: subject.orderSN })}>
            {text.order} {subject.orderSN}
          </Link>
        </Text>
      </Stack>
      {change && (
        <DescriptionList
          items={[
            { label: text.freightFrom, value: <Place place={change.from} /> },
            { label: text.freightTo, value: <Place place={change.to} /> },
            {
              label: text.freightWhy,
              value: text.freightAfter(
                formatFen(change.before),
                formatFen(change.after),
                formatFen(amount),
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
}
