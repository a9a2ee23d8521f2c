/** Who is here, and the level with its last day. */
import { canRenew } from '@banxin/contract/calls/customer/membership';
import { VIP_LEVELS } from '@banxin/contract/constants';
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Text } from '@banxin/ui/Text';
import { useUser } from '../../../features/session/session.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import * as css from '../user-index.css.ts';
import { userIndexText } from '../user-index.messages.ts';

export function Greeting() {
  const text = useText(userIndexText);
  const { linkPerson, customerName, vipLevel } = useUser();
  const isPaid = (VIP_LEVELS as readonly number[]).includes(vipLevel);
  // Its day is a nicety: the level stands without it.
  const renewal = useCall(canRenew, isPaid ? {} : null);
  const until = renewal.state === 'ready' ? renewal.value.until : null;
  return (
    <div className={css.head}>
      <Heading level={1}>
        {text.greeting}
        <Own>{linkPerson ?? customerName}</Own>
      </Heading>
      {linkPerson !== null && (
        <Text tone="quiet">
          <Own>{customerName}</Own>
        </Text>
      )}
      {vipLevel > 0 && (
        <Text tone="body">
          <Link href={pathOf('vipIntroduction')}>{text.level(vipLevel)}</Link>
          {until !== null && ` ${text.validUntil(until)}`}
        </Text>
      )}
    </div>
  );
}
