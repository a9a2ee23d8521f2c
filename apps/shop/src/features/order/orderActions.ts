/** What a customer may do with an order, in the order of weight: from the server's list, never guessed. */
import type { OrderSummary } from '@banxin/contract/entities/order';
import type { Told } from '../../lib/fixedWords.ts';
import { lacksFiles, waitsForFiles } from './orderTone.ts';

/** Actions that the shop can perform; the server may name more. */
export type OrderActionName = OrderSummary['actions'][number]['event'] | 'detail';

export interface OrderAction {
  readonly name: OrderActionName;
  /** Why it is not allowed; null when it is. */
  readonly reason: Told | null;
}

export interface OrderActionPlan {
  /** The next step; always one. */
  readonly main: OrderAction;
  readonly others: readonly OrderAction[];
}

/** How the server answers for one action; undefined where it does not apply. */
export const actionOf = ({ actions }: OrderSummary, name: OrderActionName) =>
  actions.find(({ event }) => event === name);

/** Whether this login can do it now. */
export const mayDo = (order: OrderSummary, name: OrderActionName): boolean =>
  actionOf(order, name)?.allowed === true;

/** What stands beside the order's name; what concerns its delivery alone stands there. */
const WEIGHT: readonly OrderActionName[] = [
  ...(['confirm', 'pay', 'editFiles', 'confirmReceipt'] as const),
  ...(['afterSales', 'reorder', 'ticket', 'cancel', 'hide'] as const),
];
const LAST: readonly OrderActionName[] = ['afterSales', 'reorder', 'ticket', 'cancel', 'hide'];
const DETAIL: OrderAction = { name: 'detail', reason: null };

/**
 * `isOnPage`: the order's own page, which needs no way to itself.
 * Files are offered only when they wait for the customer.
 */
export function planActions(order: OrderSummary, isOnPage: boolean): OrderActionPlan {
  const needsFiles = waitsForFiles(order) || lacksFiles(order);
  const known = WEIGHT.flatMap((name): OrderAction[] => {
    const sent = actionOf(order, name);
    if (sent === undefined) return [];
    if (name === 'editFiles' && !needsFiles) return [];
    // Why it is too late is said on the order's own page: in a list most orders are being made.
    if (name === 'cancel' && !isOnPage && !sent.allowed) return [];
    // On the order's own page it stands beside its work order.
    if (name === 'ticket' && isOnPage) return [];
    return [{ name, reason: sent.allowed ? null : (sent.reason ?? '') }];
  });
  const next = known.find(({ name, reason }) => reason === null && !LAST.includes(name));
  const reorder = known.find(({ name, reason }) => name === 'reorder' && reason === null);
  const main = next ?? (isOnPage ? (reorder ?? known[0] ?? DETAIL) : DETAIL);
  const others = known.filter((action) => action !== main);
  return {
    main,
    others: isOnPage || main === DETAIL ? others : [DETAIL, ...others],
  };
}
