/** What there is to pay with. */
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Statistic } from '@banxin/ui/Statistic';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useAccount } from '../recharge.data.ts';
import { rechargeText } from '../recharge.messages.ts';

export function Assets() {
  const text = useText(rechargeText);
  return (
    <Sheet>
      <Loaded
        of={useAccount()}
        pending={<Skeleton shape="control" />}
        failed={{ place: 'notice', title: text.assetsFailed }}
      >
        {({ balance, bonus, redPacket }) => (
          <Inline gap={44}>
            <Statistic label={text.balance} value={<Money fen={balance} tone="strong" />} />
            {bonus > 0 && (
              <>
                <Statistic label={text.paidIn} value={<Money fen={balance - bonus} />} />
                <Statistic label={text.bonus} value={<Money fen={bonus} />} />
              </>
            )}
            <Statistic label={text.redPacket} value={<Money fen={redPacket} tone="strong" />} />
          </Inline>
        )}
      </Loaded>
    </Sheet>
  );
}
