/** The levels that are sold, each with its rights, what it would have saved, and its button or why there is none. */
import type { Renewal } from '@banxin/contract/calls/customer/membership.schemas';
import { createVipOrder } from '@banxin/contract/calls/order/vipOrder';
import type { VipLevel } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { termFrom } from '@banxin/contract/membership';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tag } from '@banxin/ui/Tag';
import { Text } from '@banxin/ui/Text';
import { useLocation } from 'wouter';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { dayOf } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useIsHydrated } from '../../../lib/useIsHydrated.ts';
import { useSend } from '../../../lib/useSend.ts';
import * as css from '../VipRenew.css.ts';
import { type PaidLevel, usePaidLevels, useSaving } from '../vip-renew.data.ts';
import { vipRenewText } from '../vip-renew.messages.ts';
import { Waiting } from './Standing.tsx';

/** 9700 → 9.7: how a discount is named in Chinese. */
const tenths = (rate: number): string => String(rate / 1_000);

/** What it would have saved, and whether that is more than it costs. */
function Saving({ level, fee }: { readonly level: VipLevel; readonly fee: number }) {
  const text = useText(vipRenewText);
  const saving = useSaving();
  if (saving.state === 'failed') return null;
  if (saving.state === 'loading') return <Skeleton shape="text" count={1} />;
  const sum = saving.value.sums.find((one) => one.level === level)?.sum ?? 0;
  return (
    <Stack gap={4}>
      <Text weight="medium">{text.saves(formatFen(sum))}</Text>
      <Text size={13} tone="quiet">
        {sum < fee ? text.below(formatFen(fee - sum)) : text.above(formatFen(sum - fee))}
      </Text>
    </Stack>
  );
}

function Rights({ of }: { readonly of: PaidLevel }) {
  const text = useText(vipRenewText);
  return (
    <ul className={css.rights}>
      <li>{text.print(tenths(of.printRate))}</li>
      <li>{text.samples(of.samples)}</li>
      <li>{text.urgent(of.urgent)}</li>
      <li>{text.afterSales(of.afterSalesDays)}</li>
      {of.neutralCartons && <li>{text.cartons}</li>}
    </ul>
  );
}

/** Days until a membership ends. @param until its last day */
const daysLeft = (until: string, today: string): number =>
  Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000);

interface BuyProps {
  readonly level: VipLevel;
  readonly renewal: Renewal;
  readonly isPending: boolean;
  readonly onBuy: () => void;
}

function Buy({ level, renewal, isPending, onBuy }: BuyProps) {
  const text = useText(vipRenewText);
  const may = useCanCall();
  const { now } = useServices();
  const isHydrated = useIsHydrated();
  const { until, from, waiting } = renewal;
  if (!may(createVipOrder)) return <Text tone="body">{text.byMaster}</Text>;
  if (!isHydrated) return <Skeleton shape="control" />;
  const today = dayOf(now());
  if (!renewal.canRenew && !renewal.mayOpen) {
    return <Text tone="body">{text.early(daysLeft(until ?? today, today), from ?? today)}</Text>;
  }
  const term = termFrom(until, today);
  return (
    <div className={css.buy}>
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isPending={isPending}
        isDisabled={waiting !== null}
        aria-label={`${until === null ? text.open : text.renew} ${text.levelName(level)}`}
        onPress={onBuy}
      >
        {until === null ? text.open : text.renew}
      </Button>
      <Text size={12} tone="quiet">
        {text.term(term.from, term.until)}
      </Text>
    </div>
  );
}

export function Buying({ renewal }: { readonly renewal: Renewal }) {
  const text = useText(vipRenewText);
  const words = useFixedWords();
  const [, navigate] = useLocation();
  const { send, sending, failure } = useSend(createVipOrder, { shownHere: 'all' });
  const buy = async (vipLevel: VipLevel): Promise<void> => {
    const sent = await send({ vipLevel, years: 1 });
    if (sent.ok) navigate(pathOf('payCheckout', {}, { paymentSN: sent.value.paymentSN }));
  };
  const elsewhere =
    failure?.errCode === errCode.wrongState
      ? (failure.data as { paymentSN?: string } | undefined)?.paymentSN
      : undefined;
  return (
    <Sheet element="section" aria-label={text.levels}>
      <Stack gap={16}>
        <Heading level={2}>{text.levels}</Heading>
        <Loaded
          of={usePaidLevels()}
          pending={<Skeleton shape="text" count={6} />}
          failed={{ place: 'part', title: text.levelsFailed }}
        >
          {(levels) => (
            <div className={css.levels}>
              {levels.map((one) => (
                <section
                  key={one.level}
                  aria-label={text.levelName(one.level)}
                  className={`${css.level} ${one.level === renewal.level ? css.isOwn : ''}`}
                >
                  <div className={css.head}>
                    <Heading level={3}>
                      {text.levelName(one.level)}{' '}
                      {one.level === renewal.level && <Tag tone="action">{text.own}</Tag>}
                    </Heading>
                    {one.sum === null ? (
                      <Text tone="quiet">{text.hidden}</Text>
                    ) : (
                      <Text size={20} weight="bold" tone="price">
                        {text.fee(formatFen(one.sum))}
                      </Text>
                    )}
                  </div>
                  {one.sum !== null && <Saving level={one.level} fee={one.sum} />}
                  <Rights of={one} />
                  <Buy
                    level={one.level}
                    renewal={renewal}
                    isPending={sending?.vipLevel === one.level}
                    onBuy={() => void buy(one.level)}
                  />
                </section>
              ))}
            </div>
          )}
        </Loaded>
        {elsewhere !== undefined && renewal.waiting === null && <Waiting paymentSN={elsewhere} />}
        {failure && elsewhere === undefined && (
          <Notice tone="critical" title={text.notBought}>
            {words(failure)}
          </Notice>
        )}
        <Text size={13} tone="quiet">
          {text.rules}
        </Text>
      </Stack>
    </Sheet>
  );
}
