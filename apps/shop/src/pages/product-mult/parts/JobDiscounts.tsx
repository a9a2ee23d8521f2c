/** What can be taken off all jobs together; nothing where nothing is held. */
import { Skeleton } from '@banxin/ui/Skeleton';
import { DiscountsTogether } from '../../../features/coupon/DiscountsTogether.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import type { Loadable } from '../../../lib/useCall.ts';
import { confirmMultText } from '../confirmMult.messages.ts';
import type { Chosen, Offered } from '../taken.ts';

export interface JobDiscountsProps {
  readonly offered: Loadable<Offered>;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

export default function JobDiscounts({ offered, chosen, onChoose }: JobDiscountsProps) {
  const text = useText(confirmMultText);
  return (
    <Loaded
      of={offered}
      pending={<Skeleton shape="row" />}
      failed={{ place: 'sheet', title: text.discountsFailed, kept: text.discountsKept }}
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
