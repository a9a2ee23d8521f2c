/** News and help articles. */
import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export type ArticleKind = 'news' | 'help';

/** A tag of a help category. */
export interface Tag {
  readonly name: string;
  readonly nameEn: string;
}

/** A heading of an article. */
export interface Heading {
  /** Its id in the text. */
  readonly anchor: string;
  readonly level: number;
  readonly text: string;
}

/** Types of news, categories of help. */
export interface ArticleTopicsTable {
  kind: ArticleKind;
  id: number;
  name: string;
  name_en: string;
  tags: Json<readonly Tag[]>;
}

export interface ArticlesTable {
  kind: ArticleKind;
  id: number;
  topic_id: number;
  title: string;
  title_en: string;
  summary: string;
  summary_en: string;
  /** Names of tags of its category. */
  tags: Json<readonly string[]>;
  /** HTML, cleaned when it was written. */
  content: string;
  outline: Json<readonly Heading[]>;
  /** Null for a draft; in the future for what is not out yet. */
  published_at: Instant | null;
  /** Last day of an activity. */
  ends_on: string | null;
  flags: number;
  is_pinned: boolean;
  product_ids: Json<readonly number[]>;
  /** Titles and summaries in the form that searches compare. */
  search_text: string;
  /** Counted from `article_votes` whenever somebody votes. */
  helpful_votes: Generated<number>;
  all_votes: Generated<number>;
  /** +1 with every write. */
  rev: Generated<number>;
  /** As it was typed at the desk; null for what was imported. */
  body: string | null;
  /** Written at the desk: a folder that does not name it leaves it there. */
  is_own: Generated<boolean>;
  /** Since when it is out no more; null for a draft and for what is out. */
  taken_down_at: Instant | null;
  /** Null for what was not touched since it was imported. */
  updated_at: Instant | null;
}

/** What was done to an article at the desk, and by whom. */
export interface ArticleEventsTable {
  id: Generated<number>;
  kind: ArticleKind;
  article_id: number;
  event: 'written' | 'saved' | 'published' | 'planned' | 'takenDown';
  staff_id: number;
  /** Why it was taken down; for when it was planned. */
  note: string | null;
  at: Instant;
}

/** What one reader says of one article. */
export interface ArticleVotesTable {
  kind: ArticleKind;
  article_id: number;
  /** `customer:…`, or the hash of a visitor's network and browser. */
  voter: string;
  is_helpful: boolean;
  /** A value of `voteReason`. */
  reason: number | null;
  remark: string;
  voted_at: Instant;
}

/** Pictures of articles: drawings that were imported, photographs that were uploaded at the desk. */
export interface ArticlePicturesTable {
  /** Of its bytes: part of its address. */
  hash: string;
  /** Null for a photograph. */
  svg: string | null;
  /** Null for a drawing. */
  webp: Uint8Array | null;
  /** Since when a look has found no article that names it; null while one does, and before the first look. */
  unnamed_since: Instant | null;
}
