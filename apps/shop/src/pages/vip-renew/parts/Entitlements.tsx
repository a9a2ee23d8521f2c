/** What the present term brought: used and left. */
import type { Renewal } from '@banxin/contract/calls/customer/membership.schemas';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Statistic } from '@banxin/ui/Statistic';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import { vipRenewText } from '../vip-renew.messages.ts';

export function Entitlements({ of }: { readonly of: NonNullable<Renewal['entitlements']> }) {
  const text = useText(vipRenewText);
  const one = (label: string, { used, left }: typeof of.samples) => (
    <Stack gap={4}>
      <Statistic label={label} value={String(left)} />
      <Text size={12} tone="quiet">
        {text.used(used)}
      </Text>
    </Stack>
  );
  return (
    <Sheet element="section" aria-label={text.entitlements}>
      <Stack gap={16}>
        <Heading level={2}>{text.entitlements}</Heading>
        <Inline gap={44}>
          {one(text.sampleQuota, of.samples)}
          {one(text.urgentQuota, of.urgent)}
        </Inline>
      </Stack>
    </Sheet>
  );
}
