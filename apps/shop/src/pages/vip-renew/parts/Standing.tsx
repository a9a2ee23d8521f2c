/** Until when the membership holds, when it can be renewed, and what waits to be paid. */
import type { Renewal } from '@banxin/contract/calls/customer/membership.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useSession } from '../../../features/session/session.ts';
import { useText } from '../../../lib/text.ts';
import { vipRenewText } from '../vip-renew.messages.ts';

/** A payment that nobody finished: the only way on. */
export function Waiting({ paymentSN }: { readonly paymentSN: string }) {
  const text = useText(vipRenewText);
  return (
    <Notice tone="caution" title={text.waiting}>
      <Stack gap={12} align="start">
        <Text>{text.waitingHint}</Text>
        <LinkButton href={pathOf('payCheckout', {}, { paymentSN })} variant="primary" size="small">
          {text.toPay}
        </LinkButton>
      </Stack>
    </Notice>
  );
}

export function Standing({ renewal }: { readonly renewal: Renewal }) {
  const text = useText(vipRenewText);
  const { mayOpen } = useSession();
  const { level, until, from, to, next, waiting } = renewal;
  const isOver = until !== null && level === 0;
  return (
    <Sheet element="section" aria-label={text.standing}>
      <Stack gap={16}>
        <Inline justify="between" gap={12}>
          <Heading level={2}>{level === 0 ? text.standing : text.levelName(level)}</Heading>
          {mayOpen('vipRecord') && (
            <Link href={pathOf('vipRecord')} kind="standalone">
              {text.records}
            </Link>
          )}
        </Inline>
        {until === null ? (
          <Text tone="body">{text.none}</Text>
        ) : (
          <Inline gap={24} rowGap={4}>
            <Text weight="medium">{isOver ? text.over(until) : text.until(until)}</Text>
            {from !== null && to !== null && <Text tone="body">{text.renewable(from, to)}</Text>}
          </Inline>
        )}
        {next !== null && <Text tone="body">{text.next(next.level, next.from, next.until)}</Text>}
        {waiting !== null && <Waiting paymentSN={waiting} />}
      </Stack>
    </Sheet>
  );
}
