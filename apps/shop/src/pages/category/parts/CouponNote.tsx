/** The coupon that products are looked for: its name and a way without it, or why it narrows nothing. */
import type { Coupon } from '@banxin/contract/entities/coupon';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Notice } from '@banxin/ui/Notice';
import { Tag } from '@banxin/ui/Tag';
import { Text } from '@banxin/ui/Text';
import { useSession } from '../../../features/session/session.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import { categoryText } from '../category.messages.ts';

export interface CouponNoteProps {
  /** Null: the one that the address names is none of the customer's. */
  readonly coupon: Coupon | null;
  readonly onClear: () => void;
}

export default function CouponNote({ coupon, onClear }: CouponNoteProps) {
  const text = useText(categoryText);
  const { word } = useCatalogueWords();
  const { mayOpen } = useSession();
  if (coupon === null) {
    return (
      <Notice tone="caution" title={text.couponGone}>
        <Inline gap={12}>
          <Button size="small" onPress={onClear}>
            {text.withoutCoupon}
          </Button>
          {mayOpen('userCoupon') && <Link href={pathOf('userCoupon')}>{text.myCoupons}</Link>}
        </Inline>
      </Notice>
    );
  }
  const name = word(coupon.words, coupon.said);
  return (
    <Inline gap={8} rowGap={4}>
      <Text tone="body">{text.forCoupon}</Text>
      <Tag tone="action" onRemove={onClear} removeLabel={text.clearCoupon(name)}>
        {name}
      </Tag>
    </Inline>
  );
}
