/** What came in and went out today, for who may see it; others read that it is not theirs to see. */
import { Money } from '@banxin/ui/Money';
import { useText } from '../../../lib/text.ts';
import * as css from '../WorksToday.css.ts';
import type { Wall } from '../works-today.data.ts';
import { wallText } from '../works-today.messages.ts';

export function DayMoney({ money }: Pick<Wall, 'money'>) {
  const text = useText(wallText);
  return (
    <section className={css.panel} aria-labelledby="money">
      <div className={css.panelHead}>
        <h2 id="money" className={css.name}>
          {text.money}
        </h2>
        {money !== null && <p className={css.note}>{text.moneyHint}</p>}
      </div>
      {money === null ? (
        <p className={css.note}>{text.moneyHidden}</p>
      ) : (
        <dl className={css.sums}>
          <div>
            <dt className={css.note}>{text.in}</dt>
            <dd className={css.sum}>
              <Money fen={money.in} />
            </dd>
          </div>
          <div>
            <dt className={css.note}>{text.out}</dt>
            <dd className={css.sum}>
              <Money fen={money.out} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}
