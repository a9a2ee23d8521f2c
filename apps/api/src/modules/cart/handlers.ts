/** Calls about goods of the shelf and the cart. */
import {
  getCart,
  mergeCart,
  removeCartLines,
  setCartLine,
} from '@banxin/contract/calls/stock/cart';
import { getGoods, setReminder as setReminderCall } from '@banxin/contract/calls/stock/goods';
import { prepareSubmit, submit as submitCall } from '@banxin/contract/calls/stock/submit';
import { handle, type Registration } from '../../http/handle.ts';
import { merge, removeLines, setLine } from './change.ts';
import { readGoods } from './goods.ts';
import { prepare } from './prepare.ts';
import { setReminder } from './reminder.ts';
import { submit } from './submit.ts';
import { cartOf } from './view.ts';

export const cartHandlers: readonly Registration[] = [
  handle(getGoods, readGoods),
  handle(setReminderCall, setReminder),
  handle(getCart, cartOf),
  handle(setCartLine, setLine),
  handle(removeCartLines, removeLines),
  handle(mergeCart, merge),
  handle(prepareSubmit, prepare),
  handle(submitCall, submit),
];
