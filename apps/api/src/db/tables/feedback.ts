/** Opinions of customers and questionnaires. */
import type { Question, QuestionAnswer } from '@banxin/contract/entities/feedback';
import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export interface SuggestionsTable {
  /** Main account: owner of orders and files. */
  customer_id: number;
  id: Generated<number>;
  /** The account that wrote it, and reads it. */
  written_by: number;
  /** TJ20261120-0007 */
  number: string;
  kind: number;
  content: string;
  order_sn: string | null;
  phone: string | null;
  status: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
  /** Since when what its customer added waits to be read; null for nothing. */
  noted_at: Instant | null;
}

export interface SuggestionFilesTable {
  customer_id: number;
  suggestion_id: number;
  position: number;
  file_id: string;
}

export interface SuggestionNotesTable {
  customer_id: number;
  suggestion_id: number;
  id: Generated<number>;
  by_shop: boolean;
  text: string;
  at: Instant;
}

/** The last number that was given on a day. */
export interface SuggestionDaysTable {
  day: string;
  last: number;
}

/** How many opinions an account gave on a day. */
export interface SuggestionCountsTable {
  customer_id: number;
  day: string;
  count: number;
}

export interface QuestionnairesTable {
  edition: string;
  questions: Json<readonly Question[]>;
  /** Days in Asia/Shanghai, both included. */
  starts_on: string;
  ends_on: string;
}

export interface QuestionnaireAnswersTable {
  /** The account that answered, a sub-account too. */
  customer_id: number;
  edition: string;
  answers: Json<readonly QuestionAnswer[]>;
  at: Instant;
}

/** A call to somebody who agreed to be called. */
export interface CallbacksTable {
  /** Whom: the account that answered. */
  customer_id: number;
  edition: string;
  /** Its number. */
  question: number;
  /** Which one it is of this account, from 1. */
  place: number;
  at: Instant;
  by_staff: number;
  is_reached: boolean;
  /** Empty for nothing. */
  note: string;
}
