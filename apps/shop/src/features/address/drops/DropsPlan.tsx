/** The cheapest way to all receivers, what a wished day costs, and why; taken in one press, taken back in one. */
import type {
  ExpressWay,
  ShipPlan,
  ShipPlans,
} from '@banxin/contract/calls/delivery/expressSum.schemas';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import * as css from './Drops.css.ts';
import { isTaken, withPlan } from './dropPlans.ts';
import type { DropRow } from './dropRow.ts';
import { dropsText } from './drops.messages.ts';

export interface DropsPlanProps {
  readonly rows: readonly DropRow[];
  readonly ways: readonly ExpressWay[];
  readonly plans: ShipPlans;
  /** What is chosen comes to. @unit fen */
  readonly after: number;
  readonly onChange: (rows: readonly DropRow[]) => void;
}

interface PartProps extends Pick<DropsPlanProps, 'ways'> {
  readonly onTake: (plan: ShipPlan) => void;
}

/** What a wished day does to the cheapest plan, address by address. */
function Wish({
  ways,
  plans: { cheapest, wished },
  onTake,
}: PartProps & Pick<DropsPlanProps, 'plans'>) {
  const text = useText(dropsText);
  const { dayWords } = useText(dayText);
  const { name } = useCatalogueWords();
  if (wished === null) return null;
  const { plan, costs, late, day } = wished;
  const carrier = (index: number, code: string): string =>
    name('carrier', code, ways[index]?.carriers.find((one) => one.code === code)?.name ?? code);
  const moved = plan.legs.flatMap((leg, index) => {
    const without = cheapest.legs[index];
    if (without === undefined || without.carrier === leg.carrier) return [];
    const [from, to] = [carrier(index, without.carrier), carrier(index, leg.carrier)];
    const more = formatFen(leg.freight - without.freight);
    return text.wishMoves(index + 1, from, to, more, dayWords(leg.arriveDate));
  });
  return (
    <Stack gap={8}>
      <Text weight="medium">
        {costs > 0
          ? text.wishCosts(dayWords(day), formatFen(costs))
          : text.wishIsFree(dayWords(day))}
      </Text>
      {(moved.length > 0 || late.length > 0) && (
        <ul className={css.reasons}>
          {moved.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          {late.map(({ position, arriveDate }) => (
            <li key={position}>{text.wishLate(position, dayWords(arriveDate))}</li>
          ))}
        </ul>
      )}
      {!isTaken(plan, ways) && (
        <Inline>
          <Button onPress={() => onTake(plan)}>{text.wishUse(formatFen(plan.after))}</Button>
        </Inline>
      )}
    </Stack>
  );
}

export function DropsPlan({ rows, ways, plans, after, onChange }: DropsPlanProps) {
  const text = useText(dropsText);
  const { dayWords } = useText(dayText);
  /** The carriers that stood there before a plan was taken, by row. */
  const [before, setBefore] = useState<ReadonlyMap<number, string | null> | null>(null);
  const { cheapest, wished } = plans;
  const take = (plan: ShipPlan): void => {
    setBefore(new Map(rows.map(({ id, carrier }) => [id, carrier])));
    onChange(withPlan(rows, plan));
  };
  const saves = after - cheapest.after;
  if (saves <= 0 && wished === null && before === null) return null;
  return (
    <Notice tone="action" title={text.plan}>
      <Stack gap={12}>
        {saves > 0 ? (
          <Inline gap={12}>
            <Text>
              {text.planSaves(
                formatFen(cheapest.after),
                formatFen(saves),
                dayWords(cheapest.arriveDate),
              )}
            </Text>
            <Button onPress={() => take(cheapest)}>{text.planUse}</Button>
          </Inline>
        ) : (
          <Text>{text.planTaken(formatFen(after))}</Text>
        )}
        <Wish ways={ways} plans={plans} onTake={take} />
        {before !== null && (
          <Inline>
            <Button
              variant="quiet"
              onPress={() => {
                onChange(rows.map((row) => ({ ...row, carrier: before.get(row.id) ?? null })));
                setBefore(null);
              }}
            >
              {text.planUndo}
            </Button>
          </Inline>
        )}
      </Stack>
    </Notice>
  );
}
