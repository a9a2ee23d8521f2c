/** One coupon: what it takes off, of what, until when, and what can be done with it or why not. */
import type { HeldCoupon } from '@banxin/contract/calls/coupon/coupon.schemas';
import { couponKind, couponStatus } from '@banxin/contract/enums/coupon';
import { pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { formatFen } from '@banxin/ui/Money';
import { Tag } from '@banxin/ui/Tag';
import { Text } from '@banxin/ui/Text';
import { useSession } from '../../../features/session/session.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../Coupon.css.ts';
import { couponText } from '../coupon.messages.ts';

/** From so few days on the days are counted. */
const SOON = 7;

const daysLeft = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);

const kinds = {
  [couponKind.order]: 'order',
  [couponKind.discount]: 'discount',
  [couponKind.freight]: 'freight',
  [couponKind.category]: 'category',
} as const;

interface TicketProps {
  readonly coupon: HeldCoupon;
  /** The shop's day; null while the page is drawn by the server. */
  readonly today: string | null;
}

function Ends({ coupon: { status, validTo }, today }: TicketProps) {
  const text = useText(couponText);
  const isOver = status === couponStatus.used || status === couponStatus.expired;
  if (isOver) return text.wasUntil(validTo);
  const left = today === null ? SOON + 1 : daysLeft(validTo, today);
  if (left > SOON || left < 0) return text.until(validTo);
  return left === 0 ? text.endsToday(validTo) : text.endsSoon(validTo, left);
}

export function Ticket({ coupon, today }: TicketProps) {
  const text = useText(couponText);
  const { word } = useCatalogueWords();
  const { mayOpen } = useSession();
  const { id, kind, words, said, amount, rate, minSpend, status, refusal, orderSN } = coupon;
  const kindName = text[kinds[kind as keyof typeof kinds] ?? 'order'];
  const title = word(words, said);
  const isOver = status === couponStatus.used || status === couponStatus.expired;
  return (
    <li className={css.ticket}>
      <div className={css.value}>
        <Text size={20} weight="bold" tone={isOver ? 'quiet' : 'price'}>
          {rate === null ? formatFen(amount) : text.off(String((10_000 - rate) / 1_000))}
        </Text>
        <Text size={12} tone="quiet">
          {rate === null ? kindName : text.atMost(formatFen(amount))}
        </Text>
      </div>
      <div className={css.words}>
        <div className={css.facts}>
          <Text weight="medium" tone={isOver ? 'quiet' : 'strong'}>
            {title}
          </Text>
          <Text size={13} tone="body">
            {minSpend > 0 ? text.from(formatFen(minSpend)) : text.fromNothing}
          </Text>
          <Text size={13} tone="quiet">
            <Ends coupon={coupon} today={today} />
          </Text>
          {(coupon.isGift || coupon.returnedAt !== null) && (
            <Inline gap={8}>
              {coupon.isGift && <Tag>{text.gift}</Tag>}
              {coupon.returnedAt !== null && <Tag>{text.returned}</Tag>}
            </Inline>
          )}
        </div>
        <div className={css.foot}>
          {refusal !== null && (
            <Text size={13} tone="body">
              {text.cannot} · {word(refusal.words, refusal.said)}
            </Text>
          )}
          {status === couponStatus.available && refusal === null && (
            <LinkButton
              href={pathOf('category', {}, { coupon: id })}
              size="small"
              aria-label={`${text.use} ${title}`}
            >
              {text.use}
            </LinkButton>
          )}
          {orderSN !== null && mayOpen('UserOrderDetail') && (
            <LinkButton
              href={pathOf('UserOrderDetail', { sn: orderSN })}
              size="small"
              aria-label={`${text.seeOrder} ${orderSN}`}
            >
              {text.seeOrder}
            </LinkButton>
          )}
        </div>
      </div>
    </li>
  );
}
