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
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { Suspense, useState } from 'react';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import { promiseText } from '../../../lib/promise.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../order-confirm.css.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';

/** Only who wants it by a day needs it. */
const WishPart = lazyOptional(() => import('./WishPart.tsx'));

/** Carriers on show at first, beside the chosen and the marked ones. */
const FEW = 3;

export interface DeliveryPartProps {
  readonly info: ConfirmInfo;
  readonly confirmation: OrderConfirmation;
}

export function DeliveryPart({ info, confirmation }: DeliveryPartProps) {
  const text = useText(orderConfirmText);
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
  const [isAll, setAll] = useState(false);
  const chosen = choices.carrier ?? info.carrier;
  const few = info.carriers.filter(
    (carrier, index) => index < FEW || carrier.code === chosen || carrier.marks.length > 0,
  );
  const shown = isAll ? info.carriers : few;
  const marks: Readonly<Record<string, string>> = {
    cheapest: text.cheapest,
    fastest: text.fastest,
    recommended: text.recommended,
  };
  const before = info.carriers.find(({ code }) => code === carrierBefore);
  const now = info.carriers.find(({ code }) => code === chosen);
  return (
    <Stack gap={24}>
      <div>
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
        {info.carriers.length === 0 ? (
          <Text tone="body">{choices.drops ? text.carriersOfDrops : text.noCarriers}</Text>
        ) : (
          <RadioGroup
            label={text.delivery}
            isLabelHidden
            variant="card"
            value={chosen}
            onChange={(carrier) => choose({ carrier })}
            options={shown.map((carrier) => ({
              id: carrier.code,
              label: (
                <Inline gap={8}>
                  {name('carrier', carrier.code, carrier.name)}
                  {carrier.marks.map((mark) => (
                    <StatusTag key={mark} tone="action">
                      {marks[mark] ?? mark}
                    </StatusTag>
                  ))}
                </Inline>
              ),
              description:
                carrier.unavailable === null
                  ? promise.onTheRoad(carrier.transitDays)
                  : word(carrier.unavailable, carrier.said),
              detail:
                carrier.unavailable !== null ? undefined : carrier.fee === 0 ? (
                  text.free
                ) : (
                  <Money fen={carrier.fee} />
                ),
              isDisabled: carrier.unavailable !== null,
            }))}
          />
        )}
      </div>
      {info.carriers.length > 0 && (
        <Text size={12} tone="quiet">
          {info.wish ? text.recommendedByDay : text.recommendedBy(formatFen(LATE_DAY))}
        </Text>
      )}
      {few.length < info.carriers.length && (
        <Inline>
          <Button size="small" onPress={() => setAll(!isAll)}>
            {isAll ? text.fewCarriers : text.allCarriers(info.carriers.length)}
          </Button>
        </Inline>
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
