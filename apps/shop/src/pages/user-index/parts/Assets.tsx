/** What there is to pay and to order with; for who may not see prices there is no such part. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Money } from '@banxin/ui/Money';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Statistic } from '@banxin/ui/Statistic';
import { useSession } from '../../../features/session/session.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { Part } from '../../../lib/Part.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import * as css from '../user-index.css.ts';
import { userIndexText } from '../user-index.messages.ts';

export function Assets() {
  const text = useText(userIndexText);
  const { mayOpen } = useSession();
  const isShown = useCanCall()(getAccount);
  const account = useCall(getAccount, isShown ? {} : null);
  if (!isShown) return null;
  return (
    <Part title={text.assets}>
      <Loaded
        of={account}
        pending={<Skeleton shape="control" />}
        failed={{ place: 'notice', title: text.assetsFailed }}
      >
        {({ balance, redPacket, sampleQuota, urgentQuota }) => (
          <div className={css.assets}>
            <Statistic label={text.balance} value={<Money fen={balance} tone="strong" />} />
            <Statistic label={text.redPacket} value={<Money fen={redPacket} tone="strong" />} />
            <Statistic label={text.samples} value={String(sampleQuota)} unit={text.samplesUnit} />
            <Statistic label={text.urgent} value={String(urgentQuota)} unit={text.urgentUnit} />
            {mayOpen('recharge') && (
              <LinkButton href={pathOf('recharge', { tab: 'topup' })}>{text.topUp}</LinkButton>
            )}
          </div>
        )}
      </Loaded>
    </Part>
  );
}
