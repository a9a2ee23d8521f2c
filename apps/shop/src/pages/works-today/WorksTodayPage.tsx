/** The wall of the works: how the whole floor stands today, read from across the room. */
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Notice } from '@banxin/ui/Notice';
import { Skeleton } from '@banxin/ui/Skeleton';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { dayText, minuteText } from '../../lib/day.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import { DayMoney } from './parts/DayMoney.tsx';
import { DeskTiles } from './parts/DeskTiles.tsx';
import { Promises } from './parts/Promises.tsx';
import { Sheets } from './parts/Sheets.tsx';
import * as css from './WorksToday.css.ts';
import { useWall } from './works-today.data.ts';
import { wallText } from './works-today.messages.ts';

export default function WorksTodayPage() {
  const text = useText(wallText);
  const { dayWords } = useText(dayText);
  const [, navigate] = useLocation();
  const found = useWall();
  const isRefused = found.state === 'failed' && found.error.errCode === errCode.forbidden;
  useEffect(() => {
    if (isRefused) navigate(pathOf('forbidden'), { replace: true });
  }, [isRefused, navigate]);
  const at = found.state === 'ready' ? minuteText(found.value.at) : null;
  const time = at?.slice(11) ?? '';
  return (
    <div className={css.wall}>
      <header className={css.head}>
        <Heading level={1}>{text.title}</Heading>
        {at !== null && (
          <p className={css.read}>
            {dayWords(at.slice(0, 10))} · {text.readAt(time)}
          </p>
        )}
        <LinkButton size="small" href={pathOf('works')}>
          {text.toDesks}
        </LinkButton>
      </header>
      <div role="status">
        {found.state === 'ready' && found.failure && (
          <Notice tone="caution">{text.stale(time)}</Notice>
        )}
      </div>
      {!isRefused && (
        <Loaded of={found} pending={<Skeleton shape="block" />} failed={{ title: text.failed }}>
          {(wall) => (
            <>
              <DeskTiles desks={wall.desks} at={wall.at} />
              <div className={css.below}>
                <Promises promises={wall.promises} />
                <div className={css.aside}>
                  <DayMoney money={wall.money} />
                  <Sheets sheets={wall.sheets} at={wall.at} />
                </div>
              </div>
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}
