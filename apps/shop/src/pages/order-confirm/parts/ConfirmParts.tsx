/** Everything that is chosen or read before the order is confirmed, part by part. */
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Suspense } from 'react';
import type { Told } from '../../../lib/fixedWords.ts';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import { Part } from '../../../lib/Part.tsx';
import { useText } from '../../../lib/text.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';
import { DeliveryPart } from './DeliveryPart.tsx';
import { ExtendPart } from './ExtendPart.tsx';
import { JobPart } from './JobPart.tsx';
import { ReceiverPart } from './ReceiverPart.tsx';
import { RemarkPart } from './RemarkPart.tsx';

/** Only who has something to take off needs it. */
const DiscountPart = lazyOptional(() => import('./DiscountPart.tsx'));

export interface ConfirmPartsProps {
  readonly info: ConfirmInfo;
  readonly confirmation: OrderConfirmation;
  /** What the server says against it, by field. */
  readonly refused: Readonly<Record<string, Told>>;
}

/** True when there is anything to take off, or something to be said of it. */
const hasDiscounts = ({ discounts }: ConfirmInfo): boolean =>
  discounts !== null &&
  (discounts.held > 0 || discounts.lost.length > 0 || Object.values(discounts.most).some(Boolean));

export function ConfirmParts({ info, confirmation, refused }: ConfirmPartsProps) {
  const text = useText(orderConfirmText);
  return (
    <Stack gap={20}>
      <Part title={text.receiver}>
        <ReceiverPart info={info} confirmation={confirmation} refused={refused} />
      </Part>
      <Part title={text.delivery}>
        <DeliveryPart info={info} confirmation={confirmation} />
      </Part>
      {hasDiscounts(info) && (
        <Part title={text.discounts}>
          <Suspense fallback={<Skeleton shape="row" />}>
            <DiscountPart info={info} confirmation={confirmation} />
          </Suspense>
        </Part>
      )}
      <Part title={text.job}>
        <JobPart order={info.order} confirmation={confirmation} />
      </Part>
      <ExtendPart order={info.order} confirmation={confirmation} refused={refused.brandId} />
      <RemarkPart order={info.order} confirmation={confirmation} />
    </Stack>
  );
}
