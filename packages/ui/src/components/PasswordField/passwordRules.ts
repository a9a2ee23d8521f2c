// Which rules of a new password are met. @see specification §5

/** Kinds of characters that a password may hold. */
export type PasswordKind = 'digit' | 'letter' | 'symbol';

/** What a password fulfils. */
export interface PasswordReport {
  /** 8–16 characters. */
  hasLength: boolean;
  /** At least two of digit, letter and symbol. */
  hasKinds: boolean;
  /** Holds a space, a Chinese or another character that a password must not have. */
  hasForeign: boolean;
  /** The kinds found, in fixed order. */
  kinds: readonly PasswordKind[];
}

const LENGTH = { least: 8, most: 16 };
const patterns: Readonly<Record<PasswordKind, RegExp>> = {
  digit: /\d/,
  letter: /[a-z]/i,
  symbol: /[!-/:-@[-`{-~]/,
};

/** Judges a password while it is typed. */
export function judgePassword(password: string): PasswordReport {
  const kinds = (Object.keys(patterns) as PasswordKind[]).filter((kind) =>
    patterns[kind].test(password),
  );
  return {
    hasLength: password.length >= LENGTH.least && password.length <= LENGTH.most,
    hasKinds: kinds.length >= 2,
    hasForeign: /[^!-~]/.test(password),
    kinds,
  };
}
