/**
 * What is another's is as if it were not there: each call that names something of a customer's is made by another
 * customer with every right, with a name that is and one that nothing has. The answers are the same, and what was named
 * stays as it was. Its owner gets another answer, so that the sameness is no accident. A call that no row names fails.
 */
import { createHash } from 'node:crypto';
import type { WholeCall } from '@banxin/contract/call';
import { CallError } from '@banxin/contract/client';
import { UPLOAD_PATH } from '@banxin/contract/uploads';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { TUS } from '../src/modules/file/upload.testkit.ts';
import { enter } from '../src/modules/order/order.testkit.ts';
import { registrations } from '../src/registry.ts';
import { type Browser, createTestServer } from './harness.ts';
import { accountRows } from './strangers/accountRows.ts';
import { absentFrom, type Names, namesOf, type Owner } from './strangers/belongings.ts';
import { orderRows } from './strangers/orderRows.ts';
import type { Naming, Own } from './strangers/row.ts';
import { shopRows } from './strangers/shopRows.ts';

const server = await createTestServer();
const { db } = server;
const rows = { ...accountRows, ...orderRows, ...shopRows };
const calls: readonly WholeCall[] = registrations.map(({ call }) => call);

let owner: Owner;
let theirs: Names;
let absent: Names;
let stranger: Own;

/** Ids that no other number is. */
async function spreadIds(): Promise<void> {
  const { rows: sequences } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`.execute(
    db,
  );
  for (const [at, { name }] of sequences.entries()) {
    await sql`select setval(${name}::regclass, ${5_000_000 + at * 10_000})`.execute(db);
  }
}

beforeAll(async () => {
  await spreadIds();
  owner = await enter(server, { balance: 50_000_000 });
  theirs = await namesOf(server, owner);
  absent = absentFrom(theirs);
  const other = await enter(server, { balance: 50_000_000 });
  stranger = { ...(await namesOf(server, other)), browser: other.browser };
});

interface Definition {
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

/** What a field is called that names something. */
const NAME =
  /^(id|ids|no|number|keyword|words|ticket|token|state|openId|urls|tids|uploadId)$|(Id|Ids|SN|SNs|sn|Url|Encrypt|No)$/;
/** A configuration is made of the catalogue's ids. */
const OF_CATALOGUE = new Set(['configuration', 'packaging']);

/** Fields of an input that look like names. */
function namesIn(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  const def = schema._zod.def as unknown as Definition;
  const fields = Object.entries(def.shape ?? {}).filter(([field]) => !OF_CATALOGUE.has(field));
  const within = [
    ...fields.map(([field, of]) => [of, [...path, field]] as const),
    ...(def.element ? [[def.element, [...path, '*']] as const] : []),
    ...(def.innerType ? [[def.innerType, path] as const] : []),
    ...(def.options ?? []).map((option) => [option, path] as const),
  ];
  const isLeaf = within.length === 0;
  const field = path.findLast((step) => step !== '*') ?? '';
  if (isLeaf) return NAME.test(field) && schema._zod.def.type !== 'enum' ? [path.join('.')] : [];
  return [...new Set(within.flatMap(([of, at]) => namesIn(of, at)))];
}

/** Where two inputs differ. */
function differences(one: unknown, other: unknown, path: readonly string[] = []): string[] {
  if (typeof one !== 'object' || one === null) return one === other ? [] : [path.join('.')];
  const step = (at: string) => (Array.isArray(one) ? '*' : at);
  return Object.entries(one).flatMap(([at, value]) =>
    differences(value, (other as Record<string, unknown>)[at], [...path, step(at)]),
  );
}

const namingsOf = (name: string): readonly Naming[] => rows[name]?.namings ?? [];

/** An answer, or a refusal, as it came. */
async function answerTo({ browser }: Pick<Own, 'browser'>, call: WholeCall, input: unknown) {
  const answer: unknown = await browser
    .send(call, input, { display: 0 })
    .catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      const { errCode, message, fields, data } = error;
      return { errCode, message, fields, data };
    });
  const { blob } = (answer ?? {}) as { readonly blob?: Blob };
  if (blob)
    return createHash('sha256')
      .update(await blob.bytes())
      .digest('hex');
  return JSON.stringify(answer);
}

/** The names that an input gives. */
const givenIn = (input: unknown, names: Names): (string | number)[] => {
  const text = JSON.stringify(input);
  return Object.values(names).filter((name) => text.includes(String(name)));
};

/** Without the names that were given, and without numbers that each try gets anew. */
const withoutNames = (answer: string, given: readonly (string | number)[]): string =>
  given
    .reduce<string>((text, name) => text.replaceAll(String(name), '<given>'), answer)
    .replaceAll(/\d{15,}/g, '<number>')
    .replaceAll(/\b[5-9]\d{6}\b/g, '<id>');

/** Every row that belongs to a customer, as one text. */
async function stateOf(customerId: number): Promise<string> {
  const { rows: tables } = await sql<{ name: string; at: string }>`
    select table_name as name, column_name as at from information_schema.columns
    where table_schema = 'public' and (column_name = 'customer_id' or (table_name = 'customers' and column_name in ('id', 'parent_id')))
    order by 1, 2`.execute(db);
  const parts = tables.map(
    ({ name, at }) =>
      sql`select ${sql.lit(`${name}.${at}`)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as state
          from ${sql.table(name)} t where ${sql.ref(`t.${at}`)} = ${customerId}`,
  );
  const { rows: states } = await sql<{
    name: string;
    state: string;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return JSON.stringify(
    states.toSorted((a, b) => a.name.localeCompare(b.name)),
    null,
    1,
  );
}

test('every call of the server says what its input names', () => {
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(rows).toSorted());
});

test.each(calls.map((call) => [call.name, call] as const))(
  '%s: what looks like a name is named here, or said to be none of a customer’s',
  async (name, call) => {
    const named: string[] = [];
    for (const naming of namingsOf(name)) {
      const [one, other] = [await naming(theirs, stranger), await naming(absent, stranger)];
      named.push(...differences(one, other));
    }
    const said = Object.keys(rows[name]?.others ?? {});
    const fields = namesIn(call.input as unknown as z.core.$ZodType);
    expect(
      [...new Set([...named, ...said])].filter((field) => fields.includes(field)).toSorted(),
    ).toEqual(fields.toSorted());
    expect(said.filter((field) => !fields.includes(field))).toEqual([]);
  },
);

const naming = calls.flatMap((call) =>
  namingsOf(call.name).map((of, at) => ({ call, of, title: `${call.name} ${at + 1}` })),
);

/** Doors that are no calls, and what is named at them. */
const doors: readonly (readonly [name: string, method: string, path: (n: Names) => string])[] = [
  ['sees the pictures of a file', 'GET', (n) => `/files/pages/${n.printed}/1.png`],
  ['sees a photograph of what is wrong', 'GET', (n) => `/files/evidence/${n.evidence}.jpg`],
  ['sees a picture of an opinion', 'GET', (n) => `/files/opinions/${n.opinion}.jpg`],
  ['asks how far an upload is', 'HEAD', (n) => `${UPLOAD_PATH}/${n.halfSent}`],
  ['goes on with an upload', 'PATCH', (n) => `${UPLOAD_PATH}/${n.halfSent}`],
  ['gives up an upload', 'DELETE', (n) => `${UPLOAD_PATH}/${n.halfSent}`],
];

describe.each(doors)('who %s', (_, method, path) => {
  const statusFor = async (browser: Browser, named: Names) => {
    const more = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' };
    const headers = { ...TUS, 'x-requested-with': 'banxin', ...more };
    const body = method === 'PATCH' ? new Uint8Array(1) : null;
    return (await browser.fetch(path(named), { method, headers, body })).status;
  };

  test('finds nothing of another customer’s; its owner does', async () => {
    const before = await stateOf(owner.id);
    const missing = await statusFor(stranger.browser, absent);
    expect(await statusFor(stranger.browser, theirs)).toBe(missing);
    expect(await stateOf(owner.id)).toBe(before);
    expect(await statusFor(owner.browser, theirs)).not.toBe(missing);
  });
});

describe('a stranger with every right', () => {
  let state = '';
  beforeAll(async () => {
    state = await stateOf(owner.id);
  });

  test.each(naming)(
    '$title is answered as if it were not there, and changes nothing',
    async ({ call, of }) => {
      const [input, other] = [await of(theirs, stranger), await of(absent, stranger)];
      const real = await answerTo(stranger, call, input);
      const before = state;
      state = await stateOf(owner.id);
      expect(state).toBe(before);
      const given = givenIn(input, theirs);
      const told = Object.entries(theirs).filter(
        ([, name]) => real.includes(String(name)) && !given.includes(name),
      );
      expect(told).toEqual([]);
      const missing = await answerTo(stranger, call, other);
      expect(withoutNames(real, given)).toBe(withoutNames(missing, givenIn(other, absent)));
    },
  );
});

describe('its owner', () => {
  const last = [...naming].toSorted(
    (a, b) => Number(rows[a.call.name]?.ends) - Number(rows[b.call.name]?.ends),
  );

  test.each(last)(
    '$title is answered otherwise than if it were not there',
    async ({ call, of }) => {
      const own: Own = { ...theirs, browser: owner.browser };
      const [input, other] = [await of(theirs, own), await of(absent, own)];
      const missing = await answerTo(own, call, other);
      const real = await answerTo(own, call, input);
      expect(withoutNames(real, givenIn(input, theirs))).not.toBe(
        withoutNames(missing, givenIn(other, absent)),
      );
    },
  );
});
