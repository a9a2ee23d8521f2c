/** The four factories: until when an order goes into production today, and when it is where you are. */
import { getFactories } from '@banxin/contract/calls/delivery/factories';
import { getDeliveryPlan } from '@banxin/contract/calls/delivery/plan';
import type { FactoryStanding } from '@banxin/contract/calls/delivery/plan.schemas';
import type { FactoryRow } from '@banxin/contract/entities/factory';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useContext, useState } from 'react';
import { KNOWN_PROVINCE } from '../../../features/quote/knownProvince.ts';
import { dayOf, dayText } from '../../../lib/day.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useServices } from '../../../lib/services.ts';
import { LocaleContext, useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useIsHydrated } from '../../../lib/useIsHydrated.ts';
import { homeText } from '../home.messages.ts';
import * as css from './front.css.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** What a factory does at this minute. */
function useStandingWords(): (standing: FactoryStanding, now: string, cutOff: string) => string {
  const text = useText(homeText);
  const { dayWords } = useText(dayText);
  return ({ cutOffAt, rests, startDate }, now, cutOff) => {
    if (cutOffAt !== null) {
      const left = Math.max(1, Math.ceil((Date.parse(cutOffAt) - Date.parse(now)) / MINUTE));
      return text.cutOffAhead(cutOff, Math.floor(left / 60), left % 60);
    }
    const today = dayOf(Date.parse(now));
    const ahead = daysBetween(today, startDate);
    const weekday = (day: string): string => text.weekdays[new Date(day).getUTCDay()] ?? '';
    const start =
      ahead === 1 ? text.tomorrow : ahead < 7 ? weekday(startDate) : dayWords(startDate);
    return rests ? text.restsToday(weekday(today), start) : text.cutOffOver(start);
  };
}

function Rows({ factories }: { readonly factories: readonly FactoryRow[] }) {
  const text = useText(homeText);
  const { dayWords } = useText(dayText);
  const { store } = useServices();
  const wordsOf = useStandingWords();
  const isChinese = useContext(LocaleContext) === 'zh-CN';
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<string>();
  const provinces = factories.flatMap(({ serves }) => serves);
  const kept = isHydrated ? store.read<string>(KNOWN_PROVINCE) : undefined;
  const wanted = chosen ?? kept;
  const province = provinces.find(({ zh }) => zh === wanted)?.zh;
  // The minute and the visitor's province are not on the page that everybody gets.
  const plan = useCall(getDeliveryPlan, isHydrated ? { ...(province && { province }) } : null, {
    keepPrevious: true,
    refreshEvery: MINUTE,
  });
  const value = plan.state === 'ready' ? plan.value : null;
  const standing = new Map(value?.factories.map((one) => [one.factoryId, one]));
  const failed = plan.state === 'failed';
  return (
    <Stack gap={16}>
      <ul className={css.factories}>
        {factories.map((one) => {
          const today = standing.get(one.id);
          return (
            <li key={one.id} className={css.factory}>
              <span className={css.factoryName}>{isChinese ? one.name.zh : one.name.en}</span>
              <Text size={13} tone="body">
                {today && value
                  ? wordsOf(today, value.now, one.cutOff)
                  : text.cutOffDaily(one.cutOff)}
              </Text>
            </li>
          );
        })}
      </ul>
      <Inline gap={12} align="center">
        <Text size={13}>{text.sendTo}</Text>
        <NativeSelect
          aria-label={text.province}
          size="small"
          options={[
            { id: '', label: text.chooseProvince },
            ...provinces.map(({ zh, en }) => ({ id: zh, label: isChinese ? zh : en })),
          ]}
          value={province ?? ''}
          onChange={(next) => {
            store.write(KNOWN_PROVINCE, next);
            setChosen(next);
          }}
        />
      </Inline>
      <p className={css.promise} role="status">
        {failed
          ? text.promiseFailed
          : province === undefined
            ? text.promiseHint
            : value?.plan
              ? text.promise(dayWords(value.plan.arriveDate))
              : value
                ? text.noPromise
                : text.promiseWaiting}
      </p>
    </Stack>
  );
}

export function Factories() {
  const text = useText(homeText);
  const factories = useCall(getFactories, {});
  return (
    <Sheet element="section" aria-label={text.works}>
      <Stack gap={12}>
        <Heading level={2}>{text.works}</Heading>
        <Loaded
          of={factories}
          pending={<Skeleton shape="row" count={5} isAnnounced />}
          failed={{ place: 'part', title: text.worksFailed }}
        >
          {(rows) => <Rows factories={rows} />}
        </Loaded>
      </Stack>
    </Sheet>
  );
}
