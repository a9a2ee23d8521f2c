/** The chart of a parcel: until it is handed over the works move it, then its carrier's reports. */
import { parcelStatus as p } from '../enums/parcel.ts';
import { defineChart } from './chart.ts';
import { CARRIER_PROBLEM, carrierEvents } from './order.ts';

const onRoad = [p.handedOver, p.onTheWay, p.problem] as const;

/** Arrows of a parcel. */
export const parcelChart = defineChart(
  'parcel',
  p,
  [p.labelled],
  [
    ['ALL_HANDED_OVER', 'staff', '交运', [p.labelled], p.handedOver, '客户未停止发货'],
    ['CARRIER_MOVING', 'carrier', '运输', [p.handedOver, p.problem], p.onTheWay],
    ['CARRIER_PROBLEM', 'carrier', '疑难', [p.handedOver, p.onTheWay], p.problem],
    ['SIGNED', 'carrier', '签收', [...onRoad], p.signed],
    ['CARRIER_RETURNING', 'carrier', '退回', [...onRoad], p.returning],
  ],
);

const byEvent = {
  CARRIER_MOVING: p.onTheWay,
  SIGNED: p.signed,
  CARRIER_RETURNING: p.returning,
} as const;

/** Where a parcel stands. @param state kuaidi100 number; null before the first report */
export function parcelStatusOf(isHandedOver: boolean, state: number | null) {
  if (!isHandedOver) return p.labelled;
  if (state === null) return p.handedOver;
  if (state === CARRIER_PROBLEM) return p.problem;
  const event = carrierEvents[state];
  return event === undefined ? p.handedOver : byEvent[event];
}
