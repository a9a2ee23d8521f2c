/** What moved in each of the last months, drawn, and as a table. */
import type { AccountMonth } from '@banxin/contract/entities/accountBook';
import { BarChart } from '@banxin/ui/BarChart';
import { formatFen } from '@banxin/ui/Money';
import { useText } from '../../../lib/text.ts';
import { rechargeText } from '../recharge.messages.ts';

export default function Months({ months }: { readonly months: readonly AccountMonth[] }) {
  const text = useText(rechargeText);
  const isQuiet = months.every(({ income, spending }) => income === 0 && spending === 0);
  return (
    <BarChart
      title={text.months}
      itemHeader={text.month}
      series={[text.income, text.spending]}
      formatValue={formatFen}
      empty={text.noMonths}
      items={
        isQuiet
          ? []
          : months.map(({ month, income, spending }) => ({
              id: month,
              // On a phone a bar has no room for more than a number.
              label: String(Number(month.slice(5))),
              values: [income, spending],
            }))
      }
    />
  );
}
