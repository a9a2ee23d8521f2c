/** What is known of a customer, what the desk may change of it, and the coupons that it may give. */
import type { CustomerFile } from '@banxin/contract/entities/customerFile';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { customersText } from '../customers.messages.ts';
import * as css from '../Works.css.ts';
import { CustomerChanges } from './CustomerChanges.tsx';

const GiveCouponsDialog = lazyPart(() => import('./GiveCouponsDialog.tsx'));

function Known({ file }: { readonly file: CustomerFile }) {
  const text = useText(customersText);
  const words = useFixedWords();
  const { linkPerson, orders, colleagues, lastLoginAt, vipLevel, vipUntil } = file;
  const until = vipUntil === null ? text.endless : minuteText(vipUntil);
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: text.linkPerson, value: <Own>{linkPerson ?? text.nothing}</Own> },
        { label: text.mobile, value: file.mobile },
        { label: text.auth, value: words(file.auth) },
        { label: text.membership, value: vipLevel === 0 ? text.noMembership : until },
        { label: text.signed, value: file.signed.map(words).join(' · ') || text.nothing },
        {
          label: text.paysItself,
          value: file.paysItself ? text.paysItselfOn : text.paysItselfOff,
        },
        { label: text.registered, value: minuteText(file.createdAt) },
        {
          label: text.lastLogin,
          value: lastLoginAt === null ? text.never : minuteText(lastLoginAt),
        },
        { label: text.orderCount, value: text.counted(orders.count, orders.open) },
        {
          label: text.lastOrder,
          value: orders.lastAt === null ? text.nothing : minuteText(orders.lastAt),
        },
        {
          label: text.colleagues,
          isWide: true,
          value:
            colleagues.length === 0 ? (
              text.noColleagues
            ) : (
              <Own>
                {colleagues
                  .map(({ name, isPaused }) => (isPaused ? text.paused(name) : name))
                  .join(' · ')}
              </Own>
            ),
        },
      ]}
    />
  );
}

export function CustomerProfile({ file }: { readonly file: CustomerFile }) {
  const text = useText(customersText);
  const [isGiving, setGiving] = useState(false);
  const { coupons, locked } = file;
  return (
    <div className={css.rooms}>
      <Known file={file} />
      <CustomerChanges file={file} />
      <Stack gap={12}>
        <Heading level={3} size={16}>
          {text.coupons}
        </Heading>
        <Inline justify="between" gap={16}>
          <Stack gap={4}>
            <span>
              {text.heldCoupons} {text.countOf(coupons.held)}
            </span>
            <Text size={13} tone="quiet">
              {text.left}: {text.leftOf(coupons.count, formatFen(coupons.sum))} ·{' '}
              {text.leftToday(formatFen(coupons.clerkSum))}
            </Text>
          </Stack>
          <Button isDisabled={locked !== null} onPress={() => setGiving(true)}>
            {text.give}
          </Button>
        </Inline>
      </Stack>
      {isGiving && (
        <PartBoundary>
          <GiveCouponsDialog file={file} onEnd={() => setGiving(false)} />
        </PartBoundary>
      )}
    </div>
  );
}
