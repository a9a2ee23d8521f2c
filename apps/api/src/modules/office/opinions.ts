/** Opinions of customers at the desk of content: what was said and shown, the answer, and what was added since. */
import type { OfficeStep } from '@banxin/contract/entities/office';
import { suggestionStatus as s } from '@banxin/contract/enums/feedback';
import {
  opinionEvent,
  opinionSaid,
  opinionStanding,
  opinionStep,
} from '@banxin/contract/messages/opinion';
import { feedback as refusals } from '@banxin/contract/refusals/feedback';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { works } from '@banxin/contract/refusals/works';
import { type Selectable, sql } from 'kysely';
import type { SuggestionsTable } from '../../db/tables/feedback.ts';
import type { Db } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { answerSuggestion, seenAs } from '../feedback/answerSuggestion.ts';
import { opinionPicture } from '../feedback/pictures.ts';
import { historyOf } from './history.ts';
import {
  type Head,
  type Look,
  lateBefore,
  NOTHING_SAID,
  type OfficeAct,
  type OfficeSource,
  type Opened,
  PROMISED_MS,
  saying,
  step,
} from './source.ts';

type Row = Selectable<SuggestionsTable>;

/** Two working days were promised, the desk looks within one. */
const isOpen = ({ status }: Row): boolean => status === s.received || status === s.processing;

/** Since when it waits: for an answer, or for what its customer added to be read. */
const sinceOf = (row: Row): string =>
  isOpen(row) ? row.created_at : (row.noted_at ?? row.updated_at);

/** Nobody has said yet that it is looked into. */
const isUnread = (row: Row): boolean => row.status === s.received || row.noted_at !== null;

const standingOf = (row: Row): KeyedMessage =>
  row.noted_at !== null
    ? messageOf(opinionStanding.noted)
    : messageOf(opinionStanding.status, { status: row.status });

function headOf(row: Row, customer: string, now: string): Head {
  const since = sinceOf(row);
  const isWaiting = isUnread(row);
  return {
    kind: 'suggestion',
    number: row.number,
    customer,
    subject: messageOf(opinionSaid.kind, { kind: row.kind }),
    standing: standingOf(row),
    amount: null,
    since,
    dueAt: isWaiting ? instantOf(msOf(since) + PROMISED_MS) : null,
    isLate: isWaiting && since < lateBefore(now),
  };
}

const titled = (event: keyof typeof opinionStep, more: Parameters<typeof step>[1]): OfficeStep => ({
  ...step(event, more),
  title: messageOf(opinionStep[event]),
});

/** Answered again as often as something is to be said; adopted once. */
const stepsOf = (row: Row): OfficeStep[] => [
  step('ANSWER', { needs: ['text'] }),
  ...(row.status === s.received ? [titled('TAKE_UP', {})] : []),
  ...(row.status === s.adopted ? [] : [titled('ADOPT', { needs: ['text'] })]),
  ...(row.noted_at !== null && !isOpen(row) ? [titled('READ', {})] : []),
];

const filesOf = (db: Db, row: Row) =>
  db
    .selectFrom('suggestion_files as used')
    .innerJoin('files', (join) =>
      join
        .onRef('files.customer_id', '=', 'used.customer_id')
        .onRef('files.id', '=', 'used.file_id'),
    )
    .select(['files.id', 'files.name'])
    .where('used.customer_id', '=', row.customer_id)
    .where('used.suggestion_id', '=', row.id)
    .orderBy('used.position')
    .execute();

const notesOf = (db: Db, row: Row) =>
  db
    .selectFrom('suggestion_notes')
    .select(['by_shop', 'text', 'at'])
    .where('customer_id', '=', row.customer_id)
    .where('suggestion_id', '=', row.id)
    .orderBy('id')
    .execute();

/** What was done to it, with the name of whoever did it. */
async function eventsOf(db: Db, row: Row): Promise<Opened['events']> {
  const of = { customerId: row.customer_id, entity: 'suggestion', id: row.id };
  const steps = await historyOf(db, of);
  return steps.map(({ event, to_status: status, by, at }) => ({
    at,
    by: 'staff' as const,
    title:
      event === 'READ'
        ? messageOf(opinionEvent.read, { by })
        : messageOf(opinionEvent.moved, { status, by }),
    note: null,
  }));
}

const known = (label: KeyedMessage, value: Opened['groups'][number]['facts'][number]['value']) => ({
  label,
  value,
  differs: false,
});

async function open({ db, now }: Look, number: string): Promise<Opened | null> {
  const row = await db
    .selectFrom('suggestions')
    .selectAll()
    .where('number', '=', number.toUpperCase())
    .executeTakeFirst();
  if (row === undefined) return null;
  const [writer, files, notes, events, seen] = await Promise.all([
    db
      .selectFrom('customers')
      .select('name')
      .where('id', '=', row.written_by)
      .executeTakeFirstOrThrow(),
    filesOf(db, row),
    notesOf(db, row),
    eventsOf(db, row),
    seenAs(db, row),
  ]);
  return {
    ...headOf(row, writer.name, now),
    seen,
    verdicts:
      row.noted_at === null || isOpen(row)
        ? []
        : [{ tone: 'caution', sentence: messageOf(opinionSaid.notedSince) }],
    groups: [
      {
        title: messageOf(opinionSaid.about),
        facts: [
          known(messageOf(opinionSaid.kindOf), {
            said: messageOf(opinionSaid.kind, { kind: row.kind }),
          }),
          known(messageOf(opinionSaid.at), { at: row.created_at }),
          known(messageOf(opinionSaid.by), { own: writer.name }),
          ...(row.order_sn === null
            ? []
            : [known(messageOf(opinionSaid.order), { own: row.order_sn })]),
          ...(row.phone === null ? [] : [known(messageOf(opinionSaid.phone), { own: row.phone })]),
        ],
      },
    ],
    ...NOTHING_SAID,
    talk: [
      {
        by: 'customer',
        name: writer.name,
        text: row.content,
        at: row.created_at,
        pictures: files.map(({ id, name }) => ({
          name,
          thumbnail: opinionPicture(id, 'small'),
          preview: opinionPicture(id, 'large'),
        })),
      },
      ...notes.map(({ by_shop, text, at }) => ({
        by: by_shop ? ('staff' as const) : ('customer' as const),
        name: by_shop ? null : writer.name,
        ...{ text, at, pictures: [] },
      })),
    ],
    events,
    steps: stepsOf(row),
  };
}

/** How an opinion stands after a step; null leaves it. */
const LEADS_TO: Readonly<Record<string, number | null>> = {
  ANSWER: s.answered,
  TAKE_UP: s.processing,
  ADOPT: s.adopted,
  READ: null,
};

async function act(
  { db, now, actor }: Parameters<OfficeSource['act']>[0],
  { number, event, seen, text = '' }: OfficeAct,
): Promise<Refusal | null> {
  const leadsTo = LEADS_TO[event];
  if (leadsTo === undefined) return refuse(works.noCase);
  const isAnswer = event === 'ANSWER' || event === 'ADOPT';
  if (isAnswer && text === '') return invalid({ text: messageOf(refusals.answerLength) });
  const status = event === 'ANSWER' && (await isAdopted(db, number)) ? s.adopted : leadsTo;
  const done = await answerSuggestion(
    db,
    { number, text: isAnswer ? text : '', status, actor, seen },
    now,
  );
  if (done instanceof Refusal) return done;
  return done ? null : refuse(works.noCase);
}

/** What was adopted stays so, whatever is said later. */
async function isAdopted(db: Db, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('suggestions')
    .select('status')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.status === s.adopted;
}

/** The same in SQL, as the index of what waits has it. */
const WAITS = sql<boolean>`(s.status < 2 or s.noted_at is not null)`;
const UNREAD = sql<boolean>`(s.status = 0 or s.noted_at is not null)`;
const SINCE = sql<string>`case when s.status < 2 then s.created_at else s.noted_at end`;

export const opinionSource: OfficeSource = {
  kind: 'suggestion',
  desk: 'content',
  queue: async ({ db, now }, { words, limit }) => {
    const waiting = db
      .selectFrom('suggestions as s')
      .innerJoin('customers as c', 'c.id', 's.written_by')
      .where(WAITS)
      .where(saying(words, ['s.number', 'c.name', 's.order_sn', 's.content']));
    const { total, late } = await waiting
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        sql<number>`count(*) filter (where ${UNREAD} and ${SINCE} < ${lateBefore(now)})`.as('late'),
      ])
      .executeTakeFirstOrThrow();
    const rows =
      limit === 0
        ? []
        : await waiting
            .selectAll('s')
            .select('c.name')
            .orderBy(SINCE)
            .orderBy('s.number')
            .limit(limit)
            .execute();
    return {
      heads: rows.map(({ name, ...row }) => headOf(row, name, now)),
      total: Number(total),
      late: Number(late),
    };
  },
  open,
  act,
};
