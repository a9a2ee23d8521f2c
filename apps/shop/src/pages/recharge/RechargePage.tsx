/** The account: paying in, what moved, and from which sums on somebody is told. */
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { useLocation } from 'wouter';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';
import { Assets } from './parts/Assets.tsx';
import { Limits } from './parts/Limits.tsx';
import { Records } from './parts/Records.tsx';
import { type RechargeTab, rechargeTabs } from './recharge.data.ts';
import { rechargeText } from './recharge.messages.ts';

/** Each tab's code comes when it is opened. */
const TopUp = lazyPart(() => import('./parts/TopUp.tsx'));
const Withdraw = lazyPart(() => import('./parts/Withdraw.tsx'));

const views: Readonly<Record<RechargeTab, () => React.ReactNode>> = {
  topup: () => <TopUp />,
  records: () => <Records />,
  withdraw: () => <Withdraw />,
  settings: () => <Limits />,
};

export default function RechargePage() {
  const text = useText(rechargeText);
  const { tab } = useRouteParams('recharge');
  const [, navigate] = useLocation();
  const shown = rechargeTabs.find((known) => known === tab) ?? 'topup';
  return (
    <Stack gap={20}>
      <Heading level={1}>{text.title}</Heading>
      <Assets />
      <Tabs
        label={text.tabs}
        size="large"
        items={rechargeTabs.map((id) => ({ id, label: text[id] }))}
        selectedId={shown}
        onSelectionChange={(id) => navigate(pathOf('recharge', { tab: id }))}
      >
        <PartBoundary key={shown} pending={<Skeleton shape="block" />}>
          {views[shown]()}
        </PartBoundary>
      </Tabs>
    </Stack>
  );
}
