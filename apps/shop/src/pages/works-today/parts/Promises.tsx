/** Promises of the last days: how many were kept, of which factory and carrier, and of how many nobody knows. */

import type { WallGroup } from '@banxin/contract/calls/works/wall.schemas';
import { WALL_DAYS } from '@banxin/contract/worksLimits';
import { formatCount } from '@banxin/ui/formatCount';
import { useBilingual } from '../../../lib/bilingual.ts';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../WorksToday.css.ts';
import type { Wall } from '../works-today.data.ts';
import { wallText } from '../works-today.messages.ts';
import { Bar } from './Bar.tsx';

type Counts = Omit<WallGroup, 'name'>;

/** Of those of which it is known, cut and never rounded up; null where none is. */
const percentOf = ({ kept, broken }: Counts): string | null =>
  kept + broken === 0 ? null : (Math.floor((1000 * kept) / (kept + broken)) / 10).toFixed(1);

function Groups({
  title,
  groups,
}: {
  readonly title: string;
  readonly groups: readonly WallGroup[];
}) {
  const text = useText(wallText);
  const nameOf = useBilingual();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {[text.kept, text.broken, text.unknown, text.percent].map((head) => (
            <th key={head} scope="col" className={css.number}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => {
          const percent = percentOf(group);
          return (
            <tr key={group.name.zh}>
              <th scope="row">{nameOf(group.name)}</th>
              <td className={css.number}>{formatCount(group.kept)}</td>
              <td className={group.broken > 0 ? css.bad : css.number}>
                {formatCount(group.broken)}
              </td>
              <td className={css.number}>{formatCount(group.unknown)}</td>
              <td className={css.number}>{percent === null ? text.none : text.share(percent)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function Promises({ promises }: Pick<Wall, 'promises'>) {
  const text = useText(wallText);
  const { dayWords } = useText(dayText);
  const { from, to, kept, broken, unknown, factories, carriers } = promises;
  const percent = percentOf(promises);
  return (
    <section className={css.panel} aria-labelledby="promises">
      <div className={css.panelHead}>
        <h2 id="promises" className={css.name}>
          {text.promises(WALL_DAYS)}
        </h2>
        <p className={css.note}>{text.span(dayWords(from), dayWords(to))}</p>
      </div>
      <div className={css.lead}>
        <p className={css.figure}>{percent === null ? text.none : text.share(percent)}</p>
        <div className={css.grow}>
          <p className={css.note}>{percent === null ? text.noShare : text.shareOf}</p>
          <Bar
            parts={[
              { tone: 'kept', value: kept },
              { tone: 'broken', value: broken },
              { tone: 'unknown', value: unknown },
            ]}
          />
          <p className={css.counts}>
            <span>
              {text.kept} <b>{formatCount(kept)}</b>
            </span>
            <span className={broken > 0 ? css.wrong : undefined}>
              {text.broken} <b>{formatCount(broken)}</b>
            </span>
            <span>
              {text.unknown} <b>{formatCount(unknown)}</b>
            </span>
          </p>
        </div>
      </div>
      {unknown > 0 && <p className={css.note}>{text.unknownHint(formatCount(unknown))}</p>}
      {factories.length > 0 && (
        <div className={css.groups}>
          <Groups title={text.byFactory} groups={factories} />
          <Groups title={text.byCarrier} groups={carriers} />
        </div>
      )}
    </section>
  );
}
