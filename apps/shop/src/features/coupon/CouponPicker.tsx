/** Every coupon beside an order: one of each group can be chosen, the best pair by one press; the others say why not. */
import type { InputOf, OutputOf } from '@banxin/contract/call';
import { getAvailableCoupons } from '@banxin/contract/calls/coupon/coupon';
import type { CouponOffer } from '@banxin/contract/entities/coupon';
import { couponKind } from '@banxin/contract/enums/coupon';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Dialog } from '@banxin/ui/Dialog';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { formatFen, Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { useState } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { couponPickerText } from './couponPicker.messages.ts';

/** One coupon of each group; null for none. */
export interface CouponChoice {
  readonly couponId: number | null;
  readonly freightCouponId: number | null;
}

export interface CouponPickerProps extends CouponChoice {
  /** The order, and what its price depends on. */
  readonly way: InputOf<typeof getAvailableCoupons>;
  readonly onChoose: (choice: CouponChoice) => void;
  readonly onClose: () => void;
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

interface ChoiceProps extends CouponChoice {
  readonly found: OutputOf<typeof getAvailableCoupons>;
  readonly onDone: (choice: CouponChoice) => void;
}

function Choice({ found: { offers, best }, onDone, ...start }: ChoiceProps) {
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

export default function CouponPicker({ way, onChoose, onClose, ...start }: CouponPickerProps) {
  const text = useText(couponPickerText);
  const found = useCall(getAvailableCoupons, way);
  const done = ({ couponId, freightCouponId }: CouponChoice): void => {
    onChoose({ couponId, freightCouponId });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Loaded
        of={found}
        pending={<Skeleton shape="row" count={4} isAnnounced />}
        failed={{ place: 'part', title: text.loadFailed }}
      >
        {(coupons) =>
          coupons.offers.length === 0 ? (
            <EmptyState title={text.empty} headingLevel={3} />
          ) : (
            <Choice {...start} found={coupons} onDone={done} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
