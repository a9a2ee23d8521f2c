/** News and help: their types and categories, the articles with their pictures, and what readers say of them. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0015-content',
  statements: [
    `create table article_topics (
      kind text not null check (kind in ('news', 'help')),
      id int not null,
      name text not null,
      name_en text not null,
      tags jsonb not null,
      primary key (kind, id)
    )`,
    `create table articles (
      kind text not null,
      id int not null,
      topic_id int not null,
      title text not null,
      title_en text not null,
      summary text not null,
      summary_en text not null,
      tags jsonb not null,
      content text not null,
      outline jsonb not null,
      published_at timestamptz,
      ends_on date,
      flags int not null,
      is_pinned boolean not null,
      product_ids jsonb not null,
      search_text text not null,
      helpful_votes int not null default 0,
      all_votes int not null default 0,
      primary key (kind, id),
      foreign key (kind, topic_id) references article_topics (kind, id)
    )`,
    'create index articles_newest on articles (kind, is_pinned desc, published_at desc, id desc)',
    `create index articles_newest_of_topic
      on articles (kind, topic_id, is_pinned desc, published_at desc, id desc)`,
    'create index articles_by_time on articles (kind, topic_id, published_at, id)',
    'create index articles_of_topic on articles (kind, topic_id, id)',
    'create index articles_asked on articles (kind, all_votes desc, id)',
    `create table article_votes (
      kind text not null,
      article_id int not null,
      voter text not null,
      is_helpful boolean not null,
      reason int,
      remark text not null,
      voted_at timestamptz not null,
      primary key (kind, article_id, voter),
      foreign key (kind, article_id) references articles (kind, id) on delete cascade
    )`,
    `create table article_pictures (
      hash text primary key,
      svg text not null
    )`,
  ],
};
