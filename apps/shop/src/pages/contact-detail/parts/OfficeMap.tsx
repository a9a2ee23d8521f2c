/** The way to an office as a drawing: no tiles, no stranger is asked. */
import type { Office } from '@banxin/contract/calls/company/offices.schemas';
import { useBilingual } from '../../../lib/bilingual.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../ContactDetail.css.ts';
import { contactDetailText } from '../contact-detail.messages.ts';
import { maps } from '../maps.ts';

export function OfficeMap({ office }: { readonly office: Office }) {
  const text = useText(contactDetailText);
  const word = useBilingual();
  const map = maps[office.factory.id];
  if (map === undefined) return null;
  const { roads, lanes, rail, water, road, factory, station } = map;
  const [x, y] = factory;
  const [stationX, stationY] = station;
  return (
    <svg
      className={css.map}
      viewBox="0 0 480 320"
      width="480"
      height="320"
      role="img"
      aria-label={text.map(word(office.factory.name))}
    >
      {water !== undefined && <path d={water} className={css.water} />}
      {lanes.map((line) => (
        <polyline key={line} points={line} className={css.lane} />
      ))}
      {roads.map((line) => (
        <polyline key={line} points={line} className={css.road} />
      ))}
      {roads.map((line) => (
        <polyline key={line} points={line} className={css.roadCore} />
      ))}
      <polyline points={rail} className={css.rail} />
      <rect x={stationX - 6} y={stationY - 6} width="12" height="12" className={css.station} />
      <text x={stationX + 12} y={stationY + 4} className={css.small}>
        {text.station}
      </text>
      <circle cx={x} cy={y} r="14" className={css.ring} />
      <circle cx={x} cy={y} r="7" className={css.factory} />
      <text x={x + 20} y={y + 5} className={css.label}>
        {word(office.factory.name)}
      </text>
      <text x={road.x} y={road.y} className={css.small}>
        {word(road)}
      </text>
    </svg>
  );
}
