/** Every level with its condition and benefits; the own one is marked. */
import type { MemberLevel } from '@banxin/contract/calls/customer/membership.schemas';
import { Table } from '@banxin/ui/Table';
import { useSession } from '../../../features/session/session.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../VipIntroduction.css.ts';
import { vipText } from '../vip-introduction.messages.ts';
import { wholeYuan } from '../wholeYuan.ts';

/** 9700 → 97, 9000 → 9: how a discount is named in Chinese. */
const tenths = (rate: number): string => String(rate / 100).replace(/0$/, '');

export function LevelTable({ levels }: { readonly levels: readonly MemberLevel[] }) {
  const text = useText(vipText);
  const { user } = useSession();
  const discount = (rate: number): string =>
    rate === 10_000 ? text.none : text.rate(tenths(rate));
  return (
    <Table
      label={text.levels}
      rows={levels}
      rowKey={({ level }) => level}
      isCurrentHighlighted={false}
      columns={[
        {
          id: 'level',
          header: text.level,
          isRowHeader: true,
          cell: ({ level }) => (
            <>
              {text.levelName(String(level))}
              {user?.vipLevel === level && <span className={css.mark}>{text.own}</span>}
            </>
          ),
        },
        {
          id: 'condition',
          header: text.condition,
          cell: ({ by, sum }) =>
            by === 'growth' ? text.grown(wholeYuan(sum)) : text.fee(wholeYuan(sum)),
        },
        { id: 'print', header: text.print, cell: ({ printRate }) => discount(printRate) },
        {
          id: 'samples',
          header: text.samples,
          cell: ({ samples, sampleRate }) =>
            samples > 0 ? text.samplesAYear(String(samples)) : discount(sampleRate),
        },
        {
          id: 'urgent',
          header: text.urgent,
          cell: ({ urgent }) => (urgent > 0 ? String(urgent) : text.none),
        },
        {
          id: 'afterSales',
          header: text.afterSales,
          // An element wraps where a text would be cut.
          cell: ({ afterSalesDays, neutralCartons }) => (
            <span>
              {(neutralCartons ? text.daysAndCartons : text.days)(String(afterSalesDays))}
            </span>
          ),
        },
      ]}
    />
  );
}
