/** What a parcel costs: a sum that opens into its lines, when it arrives, and what storage fees hold back. */
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { pickFee } from '@banxin/contract/rules/cloudWarehouse';
import { formatFen } from '@banxin/ui/Money';
import { PriceSheet } from '@banxin/ui/PriceSheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { useAmount } from '../../../features/cart/amount.ts';
import { FeesOwed } from '../../../features/cloud/FeesOwed.tsx';
import { PRICE_ID } from '../../../features/quote/OrderBar.tsx';
import { useSession } from '../../../features/session/session.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { promiseText } from '../../../lib/promise.ts';
import { useText } from '../../../lib/text.ts';
import type { Prepared } from '../cloud-order.data.ts';
import { cloudOrderText } from '../cloud-order.messages.ts';

function usePriceLines(shown: Prepared | null) {
  const text = useText(cloudOrderText);
  const amount = useAmount();
  const { name } = useCatalogueWords();
  if (shown === null) return [];
  const { goods, pick, items, material, freight } = shown.fees;
  const fee = (id: string, label: string, amountFen: number) =>
    ({ id, label, amountFen, kind: 'fee' }) as const;
  return [
    ...(goods === 0
      ? []
      : [
          {
            id: 'goods',
            label: text.feeGoods,
            amountFen: goods,
            kind: 'cost' as const,
            children: shown.lines
              .filter(({ kind }) => kind === cloudWarehouseKind.sales)
              .map((line) => ({
                id: `goods.${line.id}`,
                label: name('product', line.id, line.name),
                detail: amount(line.quantity, line.unit),
                amountFen: line.sum ?? 0,
              })),
          },
        ]),
    ...(items === 0
      ? []
      : [
          {
            ...fee('pick', text.feePick, pick),
            detail: text.feePickDetail(items, formatFen(pickFee.first), formatFen(pickFee.further)),
          },
          fee('material', text.feeMaterial, material),
        ]),
    ...(shown.carrier === null
      ? []
      : [{ id: 'freight', label: text.feeFreight, amountFen: freight, kind: 'freight' as const }]),
  ];
}

export interface FeesSheetProps {
  /** Null while there is no price. */
  readonly shown: Prepared | null;
  readonly isPending: boolean;
  /** Under it, where there is a price. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

export function FeesSheet({ shown, isPending, footer, children }: FeesSheetProps) {
  const text = useText(cloudOrderText);
  const { arrivesBy } = useText(promiseText);
  const { dayWords } = useText(dayText);
  const { mayOpen } = useSession();
  const lines = usePriceLines(shown);
  const hasCarrier = shown !== null && shown.carrier !== null;
  return (
    <div id={PRICE_ID} tabIndex={-1}>
      <PriceSheet
        title={text.fees}
        lines={lines}
        totalFen={shown?.fees.total ?? null}
        totalLabel={shown === null || hasCarrier ? text.total : text.totalWithout}
        reason={text.none}
        isPending={isPending}
        {...(shown !== null && { footer })}
        promise={
          <Text tone="body">
            {shown !== null && shown.arrives !== null
              ? arrivesBy(dayWords(shown.arrives))
              : text.addressLater}
          </Text>
        }
        actions={
          <Stack gap={12}>
            {shown !== null && shown.owed !== null && (
              <FeesOwed owed={shown.owed} heldFrom={null} mayTopUp={mayOpen('recharge')} />
            )}
            {children}
          </Stack>
        }
      />
    </div>
  );
}
