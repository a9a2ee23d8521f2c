/** How long the payment can still be made, by the shop's clock; alone, so that nothing else is drawn each second. */
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import { useSecondsLeft } from '../../../lib/useSecondsLeft.ts';
import { checkoutText } from '../checkout.messages.ts';

export function TimeLeft({ until }: { readonly until: string }) {
  const text = useText(checkoutText);
  const seconds = useSecondsLeft(until);
  return (
    <Text weight="medium">
      {/* A timer is read when it is come to, never by itself. */}
      <span role="timer">{text.left(seconds)}</span>
    </Text>
  );
}
