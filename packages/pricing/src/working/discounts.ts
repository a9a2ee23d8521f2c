/** Workings of what an order takes off its price. */
import type { Formula, Working } from '@banxin/contract/entities/working';
import { RED_PACKET_RATE } from '../priceBook/redPacketRate.ts';
import type { Coupon, Line, PricedQuote } from '../types.ts';
import type { Discounts } from '../waterfall/discounts.ts';
import { sumOf } from '../waterfall/parts.ts';
import { Worksheet } from './evaluate.ts';
import { withWorkings } from './explain.ts';

/** Ends a working with what it takes off. */
function taken(sheet: Worksheet, off: string): Working {
  sheet.step('amount', 'fen', ['-', 0, off]);
  return sheet.steps;
}

/** @param limit the most it may take off. @unit fen */
function couponWorking(coupon: Coupon, eligible: number, limit: number): Working {
  const sheet = new Worksheet();
  const face =
    coupon.kind === 'percentOff'
      ? sheet.step(
          'share',
          'fen',
          [
            '×',
            sheet.input('eligible', 'fen', eligible),
            sheet.input('rate', 'rate', coupon.value),
          ],
          { round: 'half' },
        )
      : sheet.input('face', 'fen', coupon.value);
  const limits: Formula[] = [face];
  if (coupon.cap !== undefined) limits.push(sheet.input('cap', 'fen', coupon.cap));
  limits.push(sheet.input('limit', 'fen', limit));
  return taken(sheet, sheet.step('chosen', 'fen', ['min', ...limits]));
}

function samplesWorking(printing: number, samples: number, units: number): Working {
  const sheet = new Worksheet();
  const by: Formula = [
    '÷',
    ['×', sheet.input('printing', 'fen', printing), sheet.input('samples', 'count', samples)],
    sheet.input('orderedUnits', 'count', units),
  ];
  return taken(sheet, sheet.step('share', 'fen', by, { round: 'down' }));
}

/** A price from which something was taken off, with the workings of that. @param base the price before */
export function explainedDiscounts<Q extends PricedQuote>(
  base: PricedQuote,
  made: Q,
  { coupon, freightCoupon, redPacket }: Discounts,
): Q {
  const { quantity, styles } = made.configuration;
  const amountOf = (id: string): number =>
    made.lines.find((line: Line) => line.id === id)?.amount ?? 0;
  const printing = sumOf(base.lines, 'printing');
  const freight = sumOf(base.lines, 'freight');
  const eligible = printing + amountOf('samples');
  const workings = new Map<string, Working>();
  if (made.uses.samples > 0) {
    workings.set('samples', samplesWorking(printing, made.uses.samples, quantity * styles));
  }
  for (const one of [coupon, freightCoupon]) {
    if (one === undefined) continue;
    const isFreight = one.stackGroup === 'freight';
    const id = isFreight ? 'freightCoupon' : 'coupon';
    workings.set(id, couponWorking(one, eligible, isFreight ? freight : eligible));
  }
  if (made.uses.urgent > 0) {
    const sheet = new Worksheet();
    const fee = sheet.input('urgentFee', 'fen', sumOf(base.lines, 'urgent'));
    workings.set('urgentEntitlement', taken(sheet, fee));
  }
  if (made.uses.redPacket > 0 && redPacket !== undefined) {
    const sheet = new Worksheet();
    const goods = sheet.input('eligible', 'fen', made.goods);
    const rate = sheet.input('rate', 'rate', RED_PACKET_RATE);
    const most = sheet.step('cap', 'fen', ['×', goods, rate], { round: 'down' });
    const chosen = sheet.input('chosen', 'fen', Math.floor(redPacket));
    const limit = sheet.input('limit', 'fen', made.total + made.uses.redPacket);
    workings.set(
      'redPacket',
      taken(sheet, sheet.step('share', 'fen', ['min', chosen, most, limit])),
    );
  }
  return { ...made, lines: withWorkings(made.lines, workings) };
}
