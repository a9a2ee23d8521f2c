/** Confirming an order: once, cancellable, with a second look when the price moved. */
export { createOrderConfirmActors } from '../src/order-confirm/order-confirm.actors.ts';
export { orderConfirmMachine } from '../src/order-confirm/order-confirm.machine.ts';
export type {
  AgreementOpenEmitted,
  ConfirmAnswer,
  ConfirmedOrder,
  ConfirmRequest,
  ConfirmValues,
  OrderConfirmContext,
  OrderConfirmEmitted,
  OrderConfirmEvent,
  OrderConfirmInput,
  PriceMoved,
} from '../src/order-confirm/order-confirm.types.ts';
