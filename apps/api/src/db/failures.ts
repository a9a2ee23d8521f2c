/** Tells a database that is away or overloaded from one that was asked something wrong. */
import { sqlState } from './transaction.ts';

/** Connection lost or refused, shutting down, too many connections, cancelled, still serialising. */
const STATES =
  /^(08...|57P0[123]|57014|53...|40001|40P01|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

/** Texts of the driver that carry no code. */
const TEXTS = /timeout exceeded when trying to connect|Query read timeout|Connection terminated/i;

/** True when the same request may succeed a moment later. */
export const isOverloaded = (error: unknown): boolean =>
  STATES.test(sqlState(error) ?? '') || (error instanceof Error && TEXTS.test(error.message));
