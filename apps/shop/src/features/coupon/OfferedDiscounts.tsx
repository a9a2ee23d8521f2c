/** What can be taken off orders that are placed together, as the shop offers it; nothing where nothing is held. */
import type { OfferedTogether } from '@banxin/contract/calls/order/together.schemas';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import type { Loadable } from '../../lib/useCall.ts';
import { DiscountsTogether } from './DiscountsTogether.tsx';
import { offeredDiscountsText } from './offeredDiscounts.messages.ts';
import type { Chosen } from './takenTogether.ts';

export interface OfferedDiscountsProps {
  readonly offered: Loadable<OfferedTogether>;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

export default function OfferedDiscounts({ offered, chosen, onChoose }: OfferedDiscountsProps) {
  const text = useText(offeredDiscountsText);
  return (
    <Loaded
      of={offered}
      pending={<Skeleton shape="row" />}
      failed={{ place: 'sheet', title: text.failed, kept: text.kept }}
    >
      {({ offers, used, sums, have, most }) => (
        <DiscountsTogether
          {...{ offers, used, have, most, chosen }}
          off={sums.off}
          onChoose={(changed) => onChoose({ ...chosen, ...changed })}
        />
      )}
    </Loaded>
  );
}
