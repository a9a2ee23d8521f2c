/** How it travels, how fast it is made, how it is packed. */
import type { Urgency } from '@banxin/contract/calls/order/quote.schemas';
import { LATE_DAY } from '@banxin/pricing/latePenalty';
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { formatFen, Money } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Suspense } from 'react';
import { CarrierChoice } from '../../../features/quote/CarrierChoice.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import { promiseText } from '../../../lib/promise.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../order-confirm.css.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';
import { warehouseText } from '../warehouse.messages.ts';

/** Only who wants it by a day needs it. */
const WishPart = lazyOptional(() => import('./WishPart.tsx'));

export interface DeliveryPartProps {
  readonly info: ConfirmInfo;
  readonly confirmation: OrderConfirmation;
}

export function DeliveryPart({ info, confirmation }: DeliveryPartProps) {
  const text = useText(orderConfirmText);
  const warehouse = useText(warehouseText);
  const promise = useText(promiseText);
  const { name, word } = useCatalogueWords();
  const { choices, choose, carrierBefore } = confirmation;
  const urgencyWords = (urgency: ConfirmInfo['urgencies'][number]): string | undefined => {
    if (urgency.unavailable !== null) return word(urgency.unavailable, urgency.said);
    if (urgency.days === null) return undefined;
    const ships = promise.ships(urgency.days);
    if (!urgency.cheaper) return ships;
    return `${ships}${text.dot}${word(urgency.cheaper.words, urgency.cheaper.said)}`;
  };
  const chosen = choices.carrier ?? info.carrier;
  const before = info.carriers.find(({ code }) => code === carrierBefore);
  const now = info.carriers.find(({ code }) => code === chosen);
  const told = (
    <div role="status">
      {info.wish && (
        <Suspense fallback={<Skeleton shape="row" />}>
          <WishPart info={info} choose={choose} />
        </Suspense>
      )}
      {before && now && before !== now && (
        <div className={css.moved}>
          <Notice>
            {text.carrierMoved(
              name('carrier', before.code, before.name),
              name('carrier', now.code, now.name),
            )}
            {before.unavailable !== null && word(before.unavailable, before.said)}
          </Notice>
        </div>
      )}
    </div>
  );
  return (
    <Stack gap={24}>
      {choices.intoWarehouse ? (
        <Text tone="body">{warehouse.noCarrier}</Text>
      ) : info.carriers.length === 0 ? (
        <div>
          {told}
          <Text tone="body">{choices.drops ? text.carriersOfDrops : text.noCarriers}</Text>
        </div>
      ) : (
        <CarrierChoice
          label={text.delivery}
          carriers={info.carriers}
          chosen={chosen}
          onChoose={(carrier) => choose({ carrier })}
          above={told}
          note={
            <Text size={12} tone="quiet">
              {info.wish ? text.recommendedByDay : text.recommendedBy(formatFen(LATE_DAY))}
            </Text>
          }
        />
      )}
      {info.urgencies.length > 1 && (
        <Stack gap={12}>
          <Heading level={3}>{text.speed}</Heading>
          <RadioGroup
            label={text.speed}
            isLabelHidden
            variant="card"
            value={choices.urgent}
            onChange={(urgent) => choose({ urgent: urgent as Urgency })}
            options={info.urgencies.map((urgency) => ({
              id: urgency.id,
              label: name('urgent', urgency.id, urgency.label),
              description: urgencyWords(urgency),
              detail: urgency.fee === 0 ? text.normalFee : <Money fen={urgency.fee} isSigned />,
              isDisabled: urgency.unavailable !== null,
            }))}
          />
          {info.urgencies.map(({ id, cheaper }) =>
            id === choices.urgent && cheaper ? (
              <Notice key={id} tone="caution">
                <Inline gap={12}>
                  {word(cheaper.words, cheaper.said)}
                  <Button
                    onPress={() => choose({ urgent: cheaper.urgent, carrier: cheaper.carrier })}
                  >
                    {text.takeCheaper}
                  </Button>
                </Inline>
              </Notice>
            ) : null,
          )}
        </Stack>
      )}
      <Stack gap={12}>
        <Heading level={3}>{text.packing}</Heading>
        <Inline gap={24}>
          <Checkbox isSelected={choices.neutral} onChange={(neutral) => choose({ neutral })}>
            {text.neutral}
          </Checkbox>
          <Checkbox isSelected={choices.tearProof} onChange={(tearProof) => choose({ tearProof })}>
            {text.tearProof}
          </Checkbox>
          {info.order.configuration.styles > 1 && (
            <Checkbox
              isSelected={choices.separateStyles}
              onChange={(separateStyles) => choose({ separateStyles })}
            >
              {text.separate}
            </Checkbox>
          )}
        </Inline>
      </Stack>
    </Stack>
  );
}
