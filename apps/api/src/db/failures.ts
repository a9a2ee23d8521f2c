/** Tells a database that is away or overloaded from a query that is wrong. */
import { sqlState } from './transaction.ts';

/** Connection lost or refused, shutting down, too many connections, cancelled, still serialising. */
const TRANSIENT_STATES =
  /^(08...|57P0[123]|57014|53...|40001|40P01|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

/** Messages of the driver's errors that carry no code. */
const TRANSIENT_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/i;

/** True when the same request may succeed a moment later. */
export const isTransient = (error: unknown): boolean =>
  TRANSIENT_STATES.test(sqlState(error) ?? '') ||
  (error instanceof Error && TRANSIENT_MESSAGES.test(error.message));
