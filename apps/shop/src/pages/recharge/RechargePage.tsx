/** The account book: what is there, what moved, and from which sums on somebody is told. */
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { useLocation } from 'wouter';
import { useText } from '../../lib/text.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';
import { Assets } from './parts/Assets.tsx';
import { Limits } from './parts/Limits.tsx';
import { Records } from './parts/Records.tsx';
import { type RechargeTab, rechargeTabs } from './recharge.data.ts';
import { rechargeText } from './recharge.messages.ts';

const views: Readonly<Record<RechargeTab, () => React.ReactNode>> = {
  records: () => <Records />,
  settings: () => <Limits />,
};

export default function RechargePage() {
  const text = useText(rechargeText);
  const { tab } = useRouteParams('recharge');
  const [, navigate] = useLocation();
  const shown = rechargeTabs.find((known) => known === tab) ?? 'records';
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
        {views[shown]()}
      </Tabs>
    </Stack>
  );
}
