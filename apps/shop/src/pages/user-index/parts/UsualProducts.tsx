/** What this customer orders again and again. */
import { getUsualOrders } from '@banxin/contract/calls/order/usual';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Link } from '@banxin/ui/Link';
import { Skeleton } from '@banxin/ui/Skeleton';
import { usualLink } from '../../../features/quote/usualLink.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { UsualRows } from '../../../features/usual/UsualRows.tsx';
import { Loaded } from '../../../lib/Loaded.tsx';
import { Part } from '../../../lib/Part.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { userIndexText } from '../user-index.messages.ts';

export function UsualProducts() {
  const text = useText(userIndexText);
  const isShown = useCanCall()(getUsualOrders);
  const usual = useCall(getUsualOrders, isShown ? {} : null);
  if (!isShown) return null;
  return (
    <Part title={text.usual}>
      <Loaded
        of={usual}
        pending={<Skeleton shape="row" count={3} />}
        failed={{ place: 'part', title: text.usualFailed }}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={text.noUsual}>
              <Link href={pathOf('category')} kind="standalone">
                {text.toProducts}
              </Link>
            </EmptyState>
          ) : (
            <UsualRows rows={rows} wayTo={usualLink} />
          )
        }
      </Loaded>
    </Part>
  );
}
