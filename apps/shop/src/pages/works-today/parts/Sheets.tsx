/** Sheets of each factory before they go to press, and how long is left of the day. */

import { PRODUCTION_CUT_OFF } from '@banxin/contract/constants';
import { formatCount } from '@banxin/ui/formatCount';
import { useBilingual } from '../../../lib/bilingual.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../WorksToday.css.ts';
import type { Wall } from '../works-today.data.ts';
import { wallText } from '../works-today.messages.ts';
import { Bar } from './Bar.tsx';

const MINUTE = 60_000;
/** A whole sheet. @unit thousandths */
const WHOLE = 1_000;

export function Sheets({ sheets, at }: Pick<Wall, 'sheets' | 'at'>) {
  const text = useText(wallText);
  const nameOf = useBilingual();
  const { dayWords } = useText(dayText);
  const { cutOffAt, rests, startDate, factories } = sheets;
  const cutOff = (): string => {
    if (rests) return text.rests(dayWords(startDate));
    if (cutOffAt === null) return text.cutOffOver(PRODUCTION_CUT_OFF, dayWords(startDate));
    const left = Math.max(1, Math.ceil((Date.parse(cutOffAt) - Date.parse(at)) / MINUTE));
    return text.cutOffIn(PRODUCTION_CUT_OFF, Math.floor(left / 60), left % 60);
  };
  return (
    <section className={css.panel} aria-labelledby="sheets">
      <div className={css.panelHead}>
        <h2 id="sheets" className={css.name}>
          {text.sheets}
        </h2>
        <p className={css.clock}>{cutOff()}</p>
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text.factory}</th>
            {[text.toOpen, text.open, text.jobs, text.filled].map((head) => (
              <th key={head} scope="col" className={css.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factories.map(({ name, open, jobs, filled, waiting }) => (
            <tr key={name.zh}>
              <th scope="row">{nameOf(name)}</th>
              <td className={css.number}>{formatCount(waiting)}</td>
              <td className={css.number}>{formatCount(open)}</td>
              <td className={css.number}>{formatCount(jobs)}</td>
              <td className={css.number}>
                {filled === null ? (
                  text.none
                ) : (
                  <>
                    {text.share(String(Math.floor((100 * filled) / WHOLE)))}
                    <Bar parts={[{ tone: 'filled', value: filled }]} whole={WHOLE} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
