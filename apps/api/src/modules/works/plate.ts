/** The plate layout of a gang sheet: as it was saved, and once its work orders are opened as the plates are made. */
import type { ParsedOf } from '@banxin/contract/call';
import type { getPlateLayout } from '@banxin/contract/calls/works/gang';
import { factory as factories } from '@banxin/contract/enums/factory';
import { gang as refusals } from '@banxin/contract/refusals/gang';
import { works } from '@banxin/contract/refusals/works';
import { styleRuns } from '@banxin/contract/rules/styleRuns';
import { Raw } from '@banxin/contract/server';
import { book } from '@banxin/pricing/book';
import { gangMade, gangPress, gangSheets, gangStyles } from '@banxin/pricing/gangSheet';
import type { UserContext } from '../../context.ts';
import { orRefusal, Refusal, refuse } from '../../http/refusal.ts';
import { drawFor } from './drawing.ts';
import type { Plate } from './drawPlate.ts';
import { fits, gangedOf, jobOf, stockName } from './gangOrders.ts';
import { laidOut } from './gangPlan.ts';
import { placedOn } from './gangSheets.ts';

async function plateOf(
  { db }: UserContext,
  { id }: ParsedOf<typeof getPlateLayout>,
): Promise<Plate> {
  const sheet = await db
    .selectFrom('press_sheets')
    .select(['sheet_no', 'factory', 'stock', 'plan'])
    .where('id', '=', id)
    .where('by_hand', '=', true)
    .executeTakeFirst();
  if (sheet === undefined) throw refuse(refusals.unknown);
  const on = (await placedOn(db, [id])).flatMap((row) => {
    const ganged = gangedOf(row);
    const isThere = sheet.plan !== null || fits(row, sheet);
    return isThere && ganged !== null ? [{ row, ganged }] : [];
  });
  const [first] = on;
  if (first === undefined) throw refuse(refusals.noStep);
  const { run, places } =
    sheet.plan ?? laidOut(on.map(({ row, ganged }) => jobOf(row, ganged, row.part)));
  const press = gangPress(book.gang);
  const numbers = new Map(on.map(({ row }) => [row.id, row.order_sn]));
  return {
    sheetNo: sheet.sheet_no,
    head: [
      factories.label(sheet.factory),
      stockName(first.ganged.stock).zh,
      `${press.name} ${press.widthMm} × ${press.heightMm} mm`,
      `${run} 张，含放数 ${gangSheets(book.gang, run)} 张`,
    ].join(' · '),
    widthMm: press.widthMm,
    heightMm: press.heightMm,
    gripperMm: press.gripperMm,
    places: places.map(({ key, style, x, y, width, height, edgeMm }) => ({
      ...{ style, x, y, width, height, edgeMm },
      label: numbers.get(key) ?? '',
    })),
    orders: on.map(({ row, ganged }) => {
      const { pieces } = ganged;
      const job = jobOf(row, ganged, row.part);
      const [made] = gangMade([job], places, run);
      const { copies = 0, over = 0 } = made ?? {};
      const count = copies * gangStyles(job).length;
      const there = row.part === null ? '' : `，本版款 ${styleRuns(row.part)}`;
      const more = over > 0 ? `，每款多 ${over} 张` : '';
      return `${row.order_sn} ${row.product_name} · ${pieces.widthMm} × ${pieces.heightMm} mm，出血 ${pieces.edgeMm} mm · ${pieces.styles} 款 × ${pieces.pieces} 张${there} · ${count} 个版位${more}`;
    }),
  };
}

export async function readPlateLayout(
  context: UserContext,
  input: ParsedOf<typeof getPlateLayout>,
): Promise<Raw | Refusal> {
  if (!context.customer.desks.includes('production')) return refuse(works.otherDesk);
  const plate = await orRefusal(plateOf(context, input));
  if (plate instanceof Refusal) return plate;
  const bytes = await drawFor(context.customer.ownerId, async () => ({ plate }));
  return bytes instanceof Refusal
    ? bytes
    : new Raw(bytes, 'application/pdf', { fileName: `${plate.sheetNo}.pdf` });
}
