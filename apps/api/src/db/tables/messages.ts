/** What the shop tells a customer, and which login has read it. */
import type { MessageGroup, MessageKind } from '@banxin/contract/entities/siteMessage';
import type { Right } from '@banxin/contract/rules/rights';
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
  /** The right that a login must hold to see it. */
  needs: Right | null;
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
