/** Every coupon with what it saves: one of each group can be chosen, the best pair by one press; the others say why not. */
import type { CouponOffer, CouponPair } from '@banxin/contract/entities/coupon';
import { couponKind } from '@banxin/contract/enums/coupon';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { formatFen, Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Stack } from '@banxin/ui/Stack';
import { useState } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useText } from '../../lib/text.ts';
import { couponPickerText } from './couponPicker.messages.ts';

/** One coupon of each group; null for none. */
export interface CouponChoice {
  readonly couponId: number | null;
  readonly freightCouponId: number | null;
}

/** Stands for no coupon among the choices of a group. */
const NONE = 'none';

const isFreight = ({ coupon }: CouponOffer): boolean => coupon.kind === couponKind.freight;

interface GroupProps {
  readonly label: string;
  readonly offers: readonly CouponOffer[];
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

/** The usable coupons of one stack group; nothing when there are none. */
function Group({ label, offers, value, onChange }: GroupProps) {
  const text = useText(couponPickerText);
  const { word } = useCatalogueWords();
  if (offers.length === 0) return null;
  return (
    <RadioGroup
      label={label}
      variant="card"
      value={value === null ? NONE : String(value)}
      onChange={(id) => onChange(id === NONE ? null : Number(id))}
      options={[
        ...offers.map(({ coupon, saves }) => ({
          id: String(coupon.id),
          label: word(coupon.words, coupon.said),
          description: [
            text.until(coupon.validTo),
            ...(coupon.isGift ? [text.gift] : []),
            ...(coupon.returnedAt ? [text.returned] : []),
          ].join(text.dot),
          detail: <Money fen={-(saves ?? 0)} />,
        })),
        { id: NONE, label: text.none },
      ]}
    />
  );
}

export interface CouponsProps extends CouponChoice {
  readonly offers: readonly CouponOffer[];
  /** The pair that saves most. */
  readonly best: CouponPair;
  readonly onDone: (choice: CouponChoice) => void;
}

export function Coupons({ offers, best, onDone, ...start }: CouponsProps) {
  const text = useText(couponPickerText);
  const { word } = useCatalogueWords();
  const [chosen, setChosen] = useState<CouponChoice>(start);
  const usable = offers.filter(({ refusal }) => refusal === null);
  const others = offers.filter(({ refusal }) => refusal !== null);
  const saves = usable.reduce(
    (sum, one) =>
      one.coupon.id === (isFreight(one) ? chosen.freightCouponId : chosen.couponId)
        ? sum + (one.saves ?? 0)
        : sum,
    0,
  );
  if (offers.length === 0) return <EmptyState title={text.empty} headingLevel={3} />;
  return (
    <Stack gap={20}>
      {best.saves > saves && (
        <Notice>
          <Inline gap={12}>
            {text.best(formatFen(best.saves))}
            <Button onPress={() => onDone(best)}>{text.takeBest}</Button>
          </Inline>
        </Notice>
      )}
      <Group
        label={text.order}
        offers={usable.filter((one) => !isFreight(one))}
        value={chosen.couponId}
        onChange={(couponId) => setChosen({ ...chosen, couponId })}
      />
      <Group
        label={text.freight}
        offers={usable.filter(isFreight)}
        value={chosen.freightCouponId}
        onChange={(freightCouponId) => setChosen({ ...chosen, freightCouponId })}
      />
      {others.length > 0 && (
        <Stack gap={12}>
          <Heading level={3}>{text.unusable(others.length)}</Heading>
          <DescriptionList
            items={others.map(({ coupon, refusal }) => ({
              label: word(coupon.words, coupon.said),
              value: refusal && word(refusal.words, refusal.said),
            }))}
          />
        </Stack>
      )}
      {usable.length > 0 && (
        <Stack align="end">
          <Button variant="primary" onPress={() => onDone(chosen)}>
            {saves > 0 ? text.use(formatFen(saves)) : text.useNone}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
