/** Randomness, injected: everything that must not be guessed comes from here. */
import { randomBytes, randomInt } from 'node:crypto';

export interface Random {
  /** Integer from 0 up to, not including, `max`. */
  int(max: number): number;
  /** Unguessable text for tokens: `bytes` random bytes, base64url. */
  token(bytes: number): string;
  /** From 0 up to, not including, 1: for waiting times only. */
  fraction(): number;
}

/** The operating system's generator. */
export const systemRandom: Random = {
  int: (max) => randomInt(max),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  fraction: () => randomInt(2 ** 32) / 2 ** 32,
};
