/** The room of gang sheets as two planners and a buyer use it. */
import type { InputOf } from '@banxin/contract/call';
import { actGang, getGang, saveGang } from '@banxin/contract/calls/works/gang';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { GangEvent, GangGroup } from '@banxin/contract/entities/gang';
import type { TestServer } from '../../../test/harness.ts';
import { CARDS, enter, rowOf } from '../order/order.testkit.ts';
import { approvedOrder, enterStaff } from './works.testkit.ts';

/** Sheets as somebody saves them. */
export type Sheets = InputOf<typeof saveGang>['sheets'];

export async function gangRoomOf(server: TestServer) {
  const { db } = server;
  const [planner, other] = [
    await enterStaff(server, ['production']),
    await enterStaff(server, ['production']),
  ];
  const buyer = await enter(server, { balance: 50_000_000 });

  const waiting = (more: Partial<Configuration> = {}) =>
    approvedOrder(server, buyer.browser, { ...CARDS, ...more });

  const rooms = async () => (await planner.browser.send(getGang, {})).groups;

  /** The group in which an order waits or lies. */
  async function groupWith(orderId: number): Promise<GangGroup> {
    const group = (await rooms()).find(({ waiting: jobs, sheets }) =>
      [...jobs, ...sheets.flatMap(({ orders }) => orders)].some((one) => one.orderId === orderId),
    );
    if (group === undefined) throw new Error(`Order ${orderId} is nowhere`);
    return group;
  }

  const sheetById = async (id: number) =>
    (await rooms()).flatMap(({ sheets }) => sheets).find((sheet) => sheet.id === id);

  /** Saves sheets of the group in which this order is. */
  async function save(orderId: number, sheets: Sheets) {
    const { factory, stock } = await groupWith(orderId);
    return (await planner.browser.send(saveGang, { factory, stock, sheets })).sheets;
  }

  /** A saved sheet with so many orders on it. */
  async function savedSheet(count: number, more: Partial<Configuration> = {}) {
    const orders = [];
    for (let at = 0; at < count; at += 1) orders.push(await waiting(more));
    const ids = orders.map(({ orderId }) => orderId);
    const [sheet] = await save(ids[0] ?? 0, [{ id: null, rev: 0, orders: ids }]);
    if (sheet === undefined) throw new Error('Nothing was saved');
    return { ...sheet, orders, ids };
  }

  const step = (sheet: { id: number; rev: number }, event: GangEvent, reason?: string) =>
    planner.browser.send(actGang, {
      ...{ id: sheet.id, rev: sheet.rev, event },
      ...(reason !== undefined && { reason }),
    });

  const statuses = (orders: readonly { readonly orderSN: string }[]) =>
    Promise.all(orders.map(async ({ orderSN }) => (await rowOf(db, orderSN)).status));
  return {
    planner,
    other,
    buyer,
    waiting,
    rooms,
    groupWith,
    sheetById,
    save,
    savedSheet,
    step,
    statuses,
  };
}
