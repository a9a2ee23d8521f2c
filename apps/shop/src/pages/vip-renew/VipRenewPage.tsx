/** A year of membership: how the present one stands, what each level would have saved, and buying the next year. */
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import { Buying } from './parts/Buying.tsx';
import { Entitlements } from './parts/Entitlements.tsx';
import { Saved } from './parts/Saved.tsx';
import { Standing } from './parts/Standing.tsx';
import { useRenewal } from './vip-renew.data.ts';
import { vipRenewText } from './vip-renew.messages.ts';

function Bones() {
  return (
    <Stack gap={20}>
      <Sheet>
        <Skeleton shape="text" count={2} isAnnounced />
      </Sheet>
      <Sheet>
        <Skeleton shape="text" count={7} />
      </Sheet>
    </Stack>
  );
}

export default function VipRenewPage() {
  const text = useText(vipRenewText);
  const renewal = useRenewal();
  const isFirst = renewal.state === 'ready' && renewal.value.until === null;
  return (
    <Stack gap={20}>
      <Heading level={1}>{isFirst ? text.openTitle : text.title}</Heading>
      <Loaded
        of={renewal}
        pending={<Bones />}
        failed={{ place: 'sheet', title: text.failed, kept: text.failedKept }}
      >
        {(value) => (
          <Stack gap={20}>
            <Standing renewal={value} />
            <Buying renewal={value} />
            {value.entitlements !== null && <Entitlements of={value.entitlements} />}
            <Saved />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
