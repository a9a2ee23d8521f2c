/** Storage fees that the balance did not reach: what follows from it, and what ends it. */
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { dayText } from '../../lib/day.ts';
import { useText } from '../../lib/text.ts';
import { cloudGoodsText } from './cloudGoods.messages.ts';

export interface FeesOwedProps {
  /** @unit fen */
  readonly owed: number;
  /** The day from which on nothing leaves the warehouse; null: already. */
  readonly heldFrom: string | null;
  /** Whoever is here may top up. */
  readonly mayTopUp: boolean;
}

export function FeesOwed({ owed, heldFrom, mayTopUp }: FeesOwedProps) {
  const text = useText(cloudGoodsText);
  const { dayWords } = useText(dayText);
  return (
    <Notice tone={heldFrom === null ? 'critical' : 'caution'} title={text.owed(formatFen(owed))}>
      <Stack gap={8} align="start">
        <Text>{heldFrom === null ? text.heldNow : text.heldFrom(dayWords(heldFrom))}</Text>
        {mayTopUp && (
          <LinkButton size="small" href={pathOf('recharge', { tab: 'topup' })}>
            {text.toTopUp}
          </LinkButton>
        )}
      </Stack>
    </Notice>
  );
}
