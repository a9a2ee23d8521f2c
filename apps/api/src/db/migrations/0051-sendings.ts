/** Who agreed to be told by text message or letter, and what is on its way to them. */
import type { Migration } from '../migrate.ts';

export const migration: Migration = {
  name: '0051-sendings',
  statements: [
    `create table message_settings (
      login_id bigint primary key references customers (id) on delete cascade,
      quiet_from text,
      quiet_until text,
      locale text not null constraint message_settings_locale check (locale in ('zh-CN', 'en-US')),
      link_key text not null,
      updated_at timestamptz not null,
      constraint message_settings_quiet check ((quiet_from is null) = (quiet_until is null))
    )`,
    // A row for each span of agreement: when it began, and when it was withdrawn.
    `create table message_consents (
      login_id bigint not null references customers (id) on delete cascade,
      area text not null,
      way text not null,
      agreed_at timestamptz not null,
      withdrawn_at timestamptz,
      withdrawn_by text constraint message_consents_by check (withdrawn_by in ('settings', 'link')),
      primary key (login_id, area, way, agreed_at),
      constraint message_consents_end check ((withdrawn_at is null) = (withdrawn_by is null))
    )`,
    `create unique index message_consents_live on message_consents (login_id, area, way)
      where withdrawn_at is null`,
    // Its key is what it is told for: no event is sent to a login twice by one way.
    `create table message_sendings (
      customer_id bigint not null,
      message_id bigint not null,
      login_id bigint not null references customers (id),
      way text not null constraint message_sendings_way check (way in ('sms', 'mail')),
      state text not null default 'waiting'
        constraint message_sendings_state check (state in ('waiting', 'sending', 'sent', 'given_up')),
      due_at timestamptz not null,
      tries integer not null default 0,
      began_at timestamptz,
      ended_at timestamptz,
      reason text,
      primary key (customer_id, message_id, login_id, way),
      foreign key (customer_id, message_id) references site_messages (customer_id, id) on delete cascade
    )`,
    `create index message_sendings_due on message_sendings (way, due_at) where state = 'waiting'`,
    `create index message_sendings_begun on message_sendings (began_at) where state = 'sending'`,
    `create index message_sendings_lost on message_sendings (ended_at) where state = 'given_up'`,
  ],
};
