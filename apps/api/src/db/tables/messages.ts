/** What the shop tells a customer, and which login has read it. */
import type { MessageGroup, MessageKind, MessageWay } from '@banxin/contract/entities/siteMessage';
import type { Holding } from '@banxin/contract/messages/siteMessage';
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

export interface SiteMessagesTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  kind: MessageKind;
  area: MessageGroup;
  /** The only login that sees it; null for all of the account's. */
  login_id: number | null;
  /** The right or permission that a login must hold to see it. */
  needs: Holding | null;
  order_sn: string | null;
  /** Values of its sentence, as JSON. */
  said: unknown;
  /** What it is told for; unique per customer, so that it is told once. */
  once: string;
  created_at: Instant;
}

export interface SiteMessageReadsTable {
  customer_id: number;
  message_id: number;
  login_id: number;
  read_at: Instant;
}

/** What a login wishes of text messages and letters. */
export interface MessageSettingsTable {
  login_id: number;
  /** Local times between which no text message comes; null for none. `HH:MM` */
  quiet_from: string | null;
  quiet_until: string | null;
  locale: 'zh-CN' | 'en-US';
  /** Signs the links by which letters are ended. */
  link_key: string;
  updated_at: Instant;
}

/** From when until when a login agreed to messages of a group by a way. */
export interface MessageConsentsTable {
  id: Generated<number>;
  login_id: number;
  area: MessageGroup;
  way: MessageWay;
  agreed_at: Instant;
  withdrawn_at: Generated<Instant | null>;
  withdrawn_by: Generated<'settings' | 'link' | null>;
}

/** A message on its way to a login. */
export interface MessageSendingsTable {
  customer_id: number;
  message_id: number;
  login_id: number;
  way: MessageWay;
  /** `sending` while a server hands it over; one that stays so is never tried again. */
  state: Generated<'waiting' | 'sending' | 'sent' | 'given_up'>;
  /** Shop's clock. */
  due_at: Instant;
  tries: Generated<number>;
  /** Machine's clock. */
  began_at: Instant | null;
  /** Shop's clock. */
  ended_at: Instant | null;
  /** Why it was put off or given up. */
  reason: string | null;
}
