/** The coupons that a customer holds, by their state: what each is good for, and why it cannot be used now. */
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { dayOf } from '../../lib/day.ts';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import * as css from './Coupon.css.ts';
import { couponKinds, couponTabs, useCoupons } from './coupon.data.ts';
import { couponText } from './coupon.messages.ts';
import { GiftBanner } from './parts/GiftBanner.tsx';
import { Ticket } from './parts/Ticket.tsx';

export default function CouponPage() {
  const text = useText(couponText);
  const { now } = useServices();
  const isHydrated = useIsHydrated();
  const { list, counts } = useCoupons();
  const today = isHydrated ? dayOf(now()) : null;
  const { tab } = list.shown;
  return (
    <ListSheet
      title={text.title}
      noun={text.noun}
      above={<GiftBanner />}
      list={list}
      tabs={{
        label: text.tabs,
        items: couponTabs.map((id) => ({
          id,
          label: text[id],
          ...(counts !== null && { count: counts[id] }),
        })),
      }}
      filters={
        <NativeSelect
          aria-label={text.kind}
          value={list.query.kind}
          options={[
            { id: '', label: text.anyKind },
            ...couponKinds.map((id) => ({ id, label: text[id] })),
          ]}
          onChange={(kind) => list.change({ kind: couponKinds.find((id) => id === kind) ?? '' })}
        />
      }
      empty={
        tab === 'available'
          ? {
              title: text.none,
              hint: text.noneHint,
              action: (
                <LinkButton href={pathOf('category')} variant="primary">
                  {text.toOrder}
                </LinkButton>
              ),
            }
          : { title: text[`${tab}None`], hint: tab === 'locked' ? text.lockedHint : text.noneHint }
      }
    >
      {(coupons) => (
        <ul className={css.tickets} aria-label={text.title}>
          {coupons.map((coupon) => (
            <Ticket key={coupon.id} coupon={coupon} today={today} />
          ))}
        </ul>
      )}
    </ListSheet>
  );
}
