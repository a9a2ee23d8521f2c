/** What each level would have taken off the orders of twelve months, by product. */
import { getVipSaving } from '@banxin/contract/calls/customer/membership';
import type { VipSaving } from '@banxin/contract/calls/customer/membership.schemas';
import { VIP_LEVELS } from '@banxin/contract/constants';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Table } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useSaving } from '../vip-renew.data.ts';
import { vipRenewText } from '../vip-renew.messages.ts';

function Lines({ saving }: { readonly saving: VipSaving }) {
  const text = useText(vipRenewText);
  const { name } = useCatalogueWords();
  if (saving.lines.length === 0) {
    return (
      <EmptyState
        title={text.savingNone}
        headingLevel={3}
        action={<LinkButton href={pathOf('category')}>{text.toProducts}</LinkButton>}
      />
    );
  }
  return (
    <Stack gap={12}>
      <Text size={13} tone="body">
        {text.savingBasis(saving.from, saving.until, saving.orders)}
      </Text>
      <Table
        label={text.saving}
        rows={saving.lines}
        rowKey={({ productId }) => productId}
        isCurrentHighlighted={false}
        columns={[
          {
            id: 'product',
            header: text.product,
            isRowHeader: true,
            cell: ({ productId, productName }) => name('product', productId, productName),
          },
          {
            id: 'orders',
            header: text.orders,
            align: 'end',
            width: 90,
            cell: ({ orders }) => String(orders),
          },
          ...VIP_LEVELS.map(
            (level) =>
              ({
                id: `vip${level}`,
                header: text.levelName(level),
                align: 'end',
                width: 130,
                cell: ({ sums }: VipSaving['lines'][number]) => (
                  <Money fen={sums.find((one) => one.level === level)?.sum ?? 0} />
                ),
              }) as const,
          ),
        ]}
      />
    </Stack>
  );
}

export function Saved() {
  const text = useText(vipRenewText);
  const may = useCanCall();
  const saving = useSaving();
  if (!may(getVipSaving)) return null;
  return (
    <Sheet element="section" aria-label={text.saving}>
      <Stack gap={16}>
        <Heading level={2}>{text.saving}</Heading>
        <Loaded
          of={saving}
          pending={<Skeleton shape="row" count={3} />}
          failed={{ place: 'part', title: text.savingFailed }}
        >
          {(value) => <Lines saving={value} />}
        </Loaded>
      </Stack>
    </Sheet>
  );
}
