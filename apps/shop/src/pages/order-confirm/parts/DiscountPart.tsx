/** What can be taken off: coupons by one press or by choice, an entitlement, free samples, red packets. */
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { FreeSamples } from '../../../features/coupon/FreeSamples.tsx';
import { fromTheAccountText } from '../../../features/coupon/fromTheAccount.messages.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { partFailedText } from '../../../lib/partFailed.messages.ts';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { discountText } from '../discount.messages.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { savedByCoupons, stillToSave } from '../stillToSave.ts';

const CouponPicker = lazyPart(() => import('../../../features/coupon/CouponPicker.tsx'));

export interface DiscountPartProps {
  readonly info: ConfirmInfo;
  readonly confirmation: OrderConfirmation;
}

export default function DiscountPart({ info, confirmation }: DiscountPartProps) {
  const text = useText(discountText);
  const account = useText(fromTheAccountText);
  const lostText = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const { word } = useCatalogueWords();
  const { choices, choose, way } = confirmation;
  const [isOpen, setOpen] = useState(false);
  const { discounts } = info;
  if (discounts === null) return null;
  const { held, usable, best, lost, have, most } = discounts;
  const saved = savedByCoupons(info);
  const open = () => setOpen(true);
  const said = () => {
    if (saved > 0) return text.saved(formatFen(saved));
    return usable > 0 ? text.usable(usable, formatFen(best.saves)) : text.noneUsable(held);
  };
  return (
    <Stack gap={16}>
      {lost.length > 0 && (
        <Notice tone="caution" title={text.lost}>
          {lost.map((reason) => word(reason.words, reason.said)).join(' ')}
        </Notice>
      )}
      {held > 0 && (
        <Inline gap={12}>
          <Text tone="body">{said()}</Text>
          {stillToSave(info) > 0 && (
            <Button
              onPress={() =>
                choose({ couponId: best.couponId, freightCouponId: best.freightCouponId })
              }
            >
              {text.takeBest}
            </Button>
          )}
          <Button onPress={open}>{usable > 0 ? text.choose : text.look}</Button>
        </Inline>
      )}
      {most.urgent > 0 && (
        <Checkbox
          isSelected={choices.urgentEntitlement}
          onChange={(urgentEntitlement) => choose({ urgentEntitlement })}
        >
          {text.urgent(have.urgent)}
        </Checkbox>
      )}
      {most.samples > 0 && (
        <FreeSamples
          most={most.samples}
          have={have.samples}
          chosen={choices.freeSamples}
          onChoose={(freeSamples) => choose({ freeSamples })}
        />
      )}
      {most.redPacket > 0 && (
        <Checkbox
          isSelected={choices.redPacketSum > 0}
          onChange={(isUsed) => choose({ redPacketSum: isUsed ? have.redPacket : 0 })}
        >
          {account.redPacket(formatFen(most.redPacket), formatFen(have.redPacket))}
        </Checkbox>
      )}
      {isOpen && (
        <PartBoundary
          onLost={() => {
            setOpen(false);
            showPartFailed(lostText.coupons, open);
          }}
        >
          <CouponPicker
            way={way}
            couponId={discounts.couponId}
            freightCouponId={discounts.freightCouponId}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </PartBoundary>
      )}
    </Stack>
  );
}
