/** Date first: what every day costs, and the cheapest way to the wished one, kept through whatever else is changed. */
import { getFactories } from '@banxin/contract/calls/delivery/factories';
import { daysOf, wayBy } from '@banxin/pricing/arrival';
import { wordingOf } from '@banxin/pricing/chinese';
import { Button } from '@banxin/ui/Button';
import { DateField } from '@banxin/ui/DateField';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { formatFen, Money } from '@banxin/ui/Money';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useContext, useLayoutEffect, useMemo } from 'react';
import { dayOf, dayText } from '../../lib/day.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { promiseText } from '../../lib/promise.ts';
import { useServices } from '../../lib/services.ts';
import { LocaleContext, useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { arriveByText } from './arriveBy.messages.ts';
import { KNOWN_PROVINCE } from './knownProvince.ts';
import type { PricedProduct } from './product.ts';
import type { Sending } from './sendingQuery.ts';
import type { Configurator, QuoteTerms } from './useConfigurator.ts';

export interface ArriveByProps {
  readonly priced: PricedProduct;
  /** With what is chosen of sending. */
  readonly terms: QuoteTerms;
  readonly configurator: Configurator;
  readonly sending: Sending;
  readonly onChange: (sending: Sending) => void;
  /** No day is wanted any more. */
  readonly onForget: () => void;
}

interface PlaceProps {
  /** With or without 省, 市. */
  readonly province: string | undefined;
  readonly onChange: (province: string) => void;
}

function Place({ province, onChange }: PlaceProps) {
  const text = useText(arriveByText);
  const isChinese = useContext(LocaleContext) === 'zh-CN';
  const factories = useCall(getFactories, {});
  return (
    <Loaded
      of={factories}
      pending={<Skeleton shape="control" />}
      failed={{ place: 'part', title: text.placesFailed }}
    >
      {(rows) => {
        const places = rows.flatMap(({ serves }) => serves);
        const known = places.find(({ zh }) => province?.startsWith(zh));
        return (
          <NativeSelect
            aria-label={text.place}
            options={[
              ...(known ? [] : [{ id: '', label: text.choosePlace }]),
              ...places.map(({ zh, en }) => ({ id: zh, label: text.sendTo(isChinese ? zh : en) })),
            ]}
            value={known?.zh ?? ''}
            onChange={onChange}
          />
        );
      }}
    </Loaded>
  );
}

export default function ArriveBy({
  priced: { product, book, now },
  terms,
  configurator: { configuration },
  sending,
  onChange,
  onForget,
}: ArriveByProps) {
  const text = useText(arriveByText);
  const { dayWords } = useText(dayText);
  const promise = useText(promiseText);
  const { store } = useServices();
  const word = wordingOf(product);
  const { way, wish } = sending;
  const days = useMemo(
    () => (book === null ? [] : daysOf(product, book, { ...terms, configuration })),
    [product, book, terms, configuration],
  );
  const [first] = days;
  const kept = wish.by === null ? undefined : wayBy(days, wish.by);
  const best = wish.by === null ? undefined : (kept ?? first);
  // Whatever was changed: the cheapest way to the day is taken before anybody sees another.
  useLayoutEffect(() => {
    if (best === undefined) return;
    const { urgent, carrier } = best;
    if (urgent === way.urgent && carrier === way.carrier) return;
    onChange({ way: { urgent, carrier }, wish });
  }, [best, way, wish, onChange]);

  const today = dayOf(Date.parse(now));
  const take = (by: string): void => onChange({ way, wish: { ...wish, by } });
  const soonest = first && promise.afterPayment(first);
  return (
    <Stack element="section" gap={12} aria-label={text.title}>
      <Heading level={2} size={16}>
        {wish.by === null ? text.title : text.wanted(dayWords(wish.by))}
      </Heading>
      <Inline gap={12} align="end">
        <Place
          province={terms.destination?.province}
          onChange={(to) => {
            store.write(KNOWN_PROVINCE, to);
            onChange({ way, wish: { ...wish, to } });
          }}
        />
        {first && (
          <DateField
            label={text.day}
            isLabelHidden
            today={today}
            minValue={today}
            value={wish.by}
            onChange={(by) => {
              if (by === null) onChange({ way, wish: { ...wish, by } });
              // While its year is being typed a day is long ago.
              else if (by >= today) take(by);
            }}
          />
        )}
        <Button onPress={onForget}>{text.forget}</Button>
      </Inline>
      <div aria-live="polite">
        {wish.by !== null && kept && (
          <Text>
            {text.kept(dayWords(kept.arriveDate), word(kept.said), formatFen(kept.total))}
          </Text>
        )}
        {wish.by !== null && !kept && first && soonest && (
          <Notice tone="caution" title={text.lost(dayWords(wish.by))}>
            <Stack gap={12} align="start">
              <Text>{text.lostWhy(soonest, dayWords(first.arriveDate))}</Text>
              <Button variant="primary" onPress={() => take(first.arriveDate)}>
                {text.takeFirst(dayWords(first.arriveDate), formatFen(first.total))}
              </Button>
            </Stack>
          </Notice>
        )}
        {terms.destination === undefined ? (
          <Text tone="body">{text.noPlace}</Text>
        ) : (
          !first && <Notice tone="caution">{text.noDays}</Notice>
        )}
      </div>
      {first && soonest && (
        <RadioGroup
          label={text.ladder}
          isLabelHidden
          description={text.earlier(dayWords(first.arriveDate), soonest)}
          variant="card"
          value={kept?.arriveDate ?? null}
          onChange={take}
          options={days.map(({ arriveDate, said, total, more }) => ({
            id: arriveDate,
            label: text.by(dayWords(arriveDate)),
            description: word(said),
            detail: (
              <Inline gap={8}>
                <Text tone="quiet">{more > 0 ? text.more(formatFen(more)) : text.least}</Text>
                <Money fen={total} tone="strong" />
              </Inline>
            ),
          }))}
        />
      )}
    </Stack>
  );
}
