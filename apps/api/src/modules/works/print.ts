/** The works on the command line. */
import { act } from '@banxin/contract/calls/works/desk';
import { wholeCall } from '@banxin/contract/everyCall';
import { type FloorDesk, floorDesks } from '@banxin/contract/lifecycles/works';
import type { Shop } from '../../command.ts';
import { Refusal } from '../../http/refusal.ts';
import { actAs } from './act.ts';
import { queueOf } from './cases.ts';

/** Who acts by a command. */
const OPERATOR = 'staff:ops';

/** Cases that are printed. */
const ROWS = 50;

const isDesk = (text: string): text is FloorDesk =>
  (floorDesks as readonly string[]).includes(text);

/** One line per case, the earliest day first. */
export async function printQueue({ db, now }: Shop, desk: string): Promise<string> {
  if (!isDesk(desk)) return `没有这个工位：${desk}`;
  const { items, total } = await queueOf(
    db,
    desk,
    { pageIndex: 1, pageSize: ROWS },
    { actor: OPERATOR, now },
  );
  const lines = items.map(({ orderSN, dueDay, isLate, statusLabel, customer, spec }) =>
    [orderSN, dueDay ?? '——', isLate ? '超时' : '', statusLabel.message, customer, spec].join('\t'),
  );
  return [`${total} 张`, ...lines].join('\n');
}

/** Takes a step for who runs the shop. */
export async function printAct(
  { db, now, carrier }: Shop,
  given: {
    readonly entity: string;
    readonly orderSN: string;
    readonly event: string;
    readonly reason: string | undefined;
  },
): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('order_sn', '=', given.orderSN)
    .executeTakeFirst();
  if (order === undefined) return `没有订单 ${given.orderSN}`;
  const { entity, event, reason } = given;
  const input = wholeCall(act).input.safeParse({ entity, event, reason, id: order.id });
  if (!input.success) return `看不懂：${entity} ${event} ${reason ?? ''}`;
  const staff = { db, now, carrier, actor: OPERATOR, desks: floorDesks };
  const answer = await actAs(staff, input.data);
  if (answer instanceof Refusal) {
    const fields = (answer.data as { fields?: Record<string, string> } | null)?.fields;
    return [answer.message, ...Object.values(fields ?? {})].join('：');
  }
  return `${given.orderSN}：${answer.statusLabel.message}`;
}
