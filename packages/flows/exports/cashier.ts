/** The cashier: choose, pay, poll, deadline. */
export { createCashierActors } from '../src/cashier/cashier.actors.ts';
export { cashierMachine } from '../src/cashier/cashier.machine.ts';
export type {
  CashierContext,
  CashierEmitted,
  CashierEvent,
  CashierInput,
  PayAnswer,
  Payment,
  PayRequest,
  Receipt,
} from '../src/cashier/cashier.types.ts';
