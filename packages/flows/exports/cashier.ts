/** The cashier: choose, pay, poll, deadline. */
export { createCashierActors } from '../src/cashier/cashier.actors.ts';
export { cashierMachine } from '../src/cashier/cashier.machine.ts';
export type {
  CashierContext,
  CashierEmitted,
  CashierEvent,
  CashierInput,
  ChannelStart,
  PayAnswer,
  PayChannelName,
  Payment,
  PaymentMethod,
  PayRequest,
  Receipt,
  StartAnswer,
  StartRequest,
} from '../src/cashier/cashier.types.ts';
