/** How the membership of whoever is here stands, and what they can do about it. */
import type { Renewal } from '@banxin/contract/calls/customer/membership.schemas';
import { createVipOrder } from '@banxin/contract/calls/order/vipOrder';
import { VIP_LEVELS } from '@banxin/contract/constants';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { LinkButton } from '@banxin/ui/LinkButton';
import { formatFen } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useSession } from '../../../features/session/session.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { dayText } from '../../../lib/day.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../VipIntroduction.css.ts';
import { useRenewal } from '../vip-introduction.data.ts';
import { vipText } from '../vip-introduction.messages.ts';

/** The way to a membership: the page for it, or whoever does it by hand as long as there is none. */
function Way({ isMember }: { readonly isMember: boolean }) {
  const text = useText(vipText);
  const { mayOpen } = useSession();
  const may = useCanCall();
  if (!may(createVipOrder)) return <Text>{text.byMaster}</Text>;
  if (mayOpen('vipRenew')) {
    return (
      <div>
        <LinkButton href={pathOf('vipRenew')} variant="primary">
          {isMember ? text.renew : text.open}
        </LinkButton>
      </div>
    );
  }
  return (
    <Text tone="body">
      {text.atDesk}
      {mayOpen('aboutContact') && <Link href={pathOf('aboutContact')}>{text.contact}</Link>}
    </Text>
  );
}

/** What was spent, and what is missing to the next level that grows. */
function Growth({
  of: { spent, level, next },
  isPaid,
}: {
  readonly of: NonNullable<Renewal['growth']>;
  readonly isPaid: boolean;
}) {
  const text = useText(vipText);
  return (
    <Text tone="body">
      {text.spent(formatFen(spent))}
      {next === null ? text.grownFull : text.missing(formatFen(next.missing), String(next.level))}
      {isPaid && level > 0 && text.grownBeside(String(level))}
    </Text>
  );
}

function Standing({ level }: { readonly level: number }) {
  const text = useText(vipText);
  const { dayWords } = useText(dayText);
  const renewal = useRenewal();
  const isPaid = (VIP_LEVELS as readonly number[]).includes(level);
  return (
    <Stack gap={12}>
      <Text>{level === 0 ? text.noLevel : text.ownLevel(String(level))}</Text>
      <Loaded
        of={renewal}
        pending={<Skeleton shape="text" count={3} />}
        failed={{ place: 'notice', title: text.renewalFailed }}
      >
        {({ canRenew, mayOpen, from, until, growth }) => (
          <Stack gap={12}>
            {from !== null && until !== null && (
              <Text tone="body">
                {text.until(dayWords(until))}
                {canRenew ? text.renewNow : text.renewFrom(dayWords(from))}
              </Text>
            )}
            {growth !== null && <Growth of={growth} isPaid={isPaid} />}
            {(!isPaid || canRenew || mayOpen) && <Way isMember={isPaid} />}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

export function OwnMembership() {
  const text = useText(vipText);
  const { user, logIn } = useSession();
  return (
    <Sheet element="section" aria-label={text.membership}>
      <Stack gap={16}>
        <Heading level={2}>{text.membership}</Heading>
        <div className={css.membership}>
          {user ? (
            <Standing level={user.vipLevel} />
          ) : (
            <Stack gap={12}>
              <Text tone="body">{text.visitor}</Text>
              <div>
                <Button onPress={logIn}>{text.logIn}</Button>
              </div>
            </Stack>
          )}
        </div>
      </Stack>
    </Sheet>
  );
}
