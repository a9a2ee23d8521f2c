/** Sessions, captchas, codes and attempts to log in through a provider. */
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

export interface SessionsTable {
  /** SHA-256 of the cookie's token, hex. */
  id: string;
  customer_id: number;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  remember: Generated<boolean>;
  ip: Generated<string>;
  agent: Generated<string>;
}

export interface CaptchasTable {
  token_hash: string;
  answer_hash: string;
  expires_at: Instant;
  /** When it was solved for a text message; it serves its form once more. */
  sent_at: Instant | null;
  used_at: Instant | null;
}

/** The last code of a number and purpose; its row also carries the sending limits. */
export interface SmsCodesTable {
  phone: string;
  purpose: string;
  code_hash: string;
  sent_at: Instant;
  expires_at: Instant;
  tries: Generated<number>;
  used_at: Instant | null;
  /** Day in Asia/Shanghai that `sent_on_day` counts. */
  day: string;
  sent_on_day: Generated<number>;
}

export interface SmsOutboxTable {
  id: Generated<number>;
  phone: string;
  body: string;
  at: Instant;
}

/** Letters of the local driver. */
export interface MailOutboxTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe: string | null;
  at: Instant;
}

/** What was attached to a letter. */
export interface MailOutboxFilesTable {
  mail_id: number;
  /** From 1. */
  position: number;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** An attempt to log in through a provider; the row keeps the identity until an account is bound to it. */
export interface OauthAttemptsTable {
  state_hash: string;
  /** The browser that began it. */
  browser_hash: string;
  provider: 'qq' | 'wechat';
  purpose: 'login' | 'bind';
  /** For `bind`: whose. */
  customer_id: number | null;
  expires_at: Instant;
  used_at: Instant | null;
  /** Of the pass that lets this browser bind `subject` to an account. */
  pass_hash: string | null;
  subject: string | null;
}
