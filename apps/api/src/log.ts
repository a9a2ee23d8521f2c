/** Structured logs. What is written is chosen field by field: no bodies, no cookies, no codes. */
import { pino } from 'pino';

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** Only what identifies the error; a driver's error may carry values of rows. */
const err = (error: unknown): object =>
  error instanceof Error
    ? {
        type: error.name,
        message: error.message,
        stack: error.stack,
        code: 'code' in error ? error.code : undefined,
        cause: error.cause === undefined ? undefined : err(error.cause),
        errors: error instanceof AggregateError ? error.errors.map(err) : undefined,
      }
    : { message: String(error) };

/** Fields that are never written, wherever somebody puts them. */
const SECRET = ['password', 'code', 'smsCode', 'cookie', 'authorization', 'token', 'captcha'];

/**
 * Lines are written several at a time: a system call each would cost a busy server more than making them.
 * None waits longer than this; all are written before the process ends. @unit bytes, ms
 */
const BUFFERING = { minLength: 12_288, periodicFlush: 100 } as const;

/** JSON lines on `destination`, standard output by default. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
      serializers: { err },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ dest: 1, sync: false, ...BUFFERING }),
  );
}
