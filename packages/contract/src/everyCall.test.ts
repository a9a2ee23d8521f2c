/** Every row: well formed, unique, spelt as the specification spells it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { WholeCall } from './call.ts';
import { errCode } from './errors.ts';
import { everyCall, wholeCall } from './everyCall.ts';
import { credentialsFor } from './hosts.ts';
import { isPermission } from './rules/permissions.ts';
import { rightRefusals } from './rules/rights.ts';
import { specifiedCalls, specifiedFileCalls, specifiedFlags } from './specification/calls.ts';
import { ARTICLE_BODY_MAX } from './worksLimits.ts';

const folder = new URL('./calls/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const sources = new Map(
  files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const),
);
const found = (pattern: RegExp, ending: RegExp) =>
  [...sources].flatMap(([file, text]) =>
    ending.test(file) ? [...text.matchAll(pattern)].map((match) => match.slice(1)) : [],
  );

test('calls live in a file per noun in the folder of their area, schemas beside it', () => {
  for (const file of files) {
    expect(file).toMatch(/^\w+\/\w+(\.schemas)?\.ts$/);
    const twin = file.includes('.schemas.')
      ? file.replace('.schemas', '')
      : file.replace('.ts', '.schemas.ts');
    expect(files).toContain(twin);
  }
});

test('every row that a file defines is gathered', () => {
  const names = found(/^ {2}name: '(.+)',$/gm, /\w\.ts$/).flat();
  expect(everyCall.map(({ name }) => name).sort()).toEqual(names.sort());
});

test('a row is typed by the schemas of its own name, and no schemas are without a row', () => {
  const rows = found(/^export const (\w+) = defineCall<typeof schemas\.(\w+)>/gm, /\/\w+\.ts$/);
  expect(rows.length).toBe(everyCall.length);
  for (const [row, schemas] of rows) expect(schemas).toBe(row);
  const schemas = found(/^export const (\w+) = \{\s+input: /gm, /\.schemas\.ts$/).flat();
  expect(schemas.sort()).toEqual(rows.map(([row]) => row).sort());
});

test('a row of nowhere is refused', () => {
  const { input: _input, output: _output, ...row } = everyCall[0] as WholeCall;
  expect(wholeCall(row).input).toBeDefined();
  expect(() => wholeCall({ ...row, name: 'No.Where' })).toThrow('No.Where is no row');
});

test('names are unique, and so are method and path together', () => {
  const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);
  unique(everyCall.map(({ name }) => name));
  unique(everyCall.map(({ method, path }) => `${method} ${path.toLowerCase()}`));
});

test('a path that the specification names is spelt like there, in its method', () => {
  const spelt = new Map(
    specifiedCalls.map((line) => [line.slice(line.indexOf(' ') + 1).toLowerCase(), line]),
  );
  for (const { method, path } of everyCall) {
    const line = spelt.get(path.toLowerCase());
    if (line !== undefined) expect(`${method} ${path}`).toBe(line);
  }
});

test('a row is silent, cancellable or shared where the specification says so', () => {
  for (const call of everyCall) {
    expect(call).toMatchObject(specifiedFlags[`${call.method} ${call.path}`] ?? {});
  }
});

test('a row goes to the file service exactly where the specification says so', () => {
  for (const { method, host, path } of everyCall) {
    const isOfFiles = (specifiedFileCalls as readonly string[]).includes(`${method} ${path}`);
    expect(host).toBe(isOfFiles ? 'files' : 'api');
  }
});

/** Steps after which the customer finds a message: approved, money back, receipt, files confirmed. */
const toldSteps: readonly string[] = [
  ...['order.PAY', 'order.CANCEL', 'order.RESUBMIT', 'order.CONFIRM_RECEIPT', 'file.CONFIRMED'],
];

describe.each(everyCall.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test('has a name, a path and a Chinese sentence', () => {
    expect(call.name).toMatch(/^[A-Z][A-Za-z]*\.[A-Z][A-Za-z0-9]*$/);
    expect(call.path).toMatch(/^\/(?:api\/)?[A-Za-z]+\/[A-Za-z0-9]+$/);
    expect(call.summary).toMatch(/[\u4e00-\u9fff]/);
  });

  test('GET and PATCH carry their parameters in the query string', () => {
    if (call.method === 'GET' || call.method === 'PATCH') expect(call.encoding).toBe('query');
  });

  test('asks for a permission and a right that exist and refuses with codes that exist', () => {
    if (typeof call.access === 'object') {
      const { permission, right } = call.access;
      if (permission !== undefined) expect(isPermission(permission)).toBe(true);
      if (right !== undefined) expect(Object.keys(rightRefusals)).toContain(right);
      expect(permission ?? right).toBeDefined();
    }
    for (const code of call.errors) expect(Object.values(errCode)).toContain(code);
    expect(new Set(call.errors).size).toBe(call.errors.length);
  });

  test('is a read with tags or a write that makes some stale, which reads carry', () => {
    if (call.tags.length > 0) expect(call.stale).toEqual([]);
    for (const tag of call.stale) expect(everyCall.flatMap((row) => row.tags)).toContain(tag);
  });

  test('asks for the messages again when a step of it tells the customer something', () => {
    if (call.performs?.some((event) => toldSteps.includes(event))) {
      expect(call.stale).toContain('messages');
    }
  });

  test('is open to everybody when its host is not told who asks', () => {
    if (credentialsFor[call.host] === 'omit') expect(call.access).toBe('public');
  });

  test('limits count something', () => {
    for (const { max, windowSeconds } of call.limits) {
      expect(max).toBeGreaterThan(0);
      expect(windowSeconds).toBeGreaterThan(0);
    }
  });

  test('is public or silent when it may not open the login dialog by itself for lack of a login', () => {
    if (!call.loginOn401) expect(call.access === 'public' || call.display === 0).toBe(true);
  });
});

/** What of a zod schema this file looks at. */
type Definition = {
  type: string;
  shape?: Record<string, Schema>;
  checks?: readonly { _zod: { def: { check: string } } }[];
};
type Schema = { _zod: { def: Definition }; safeParse(value: unknown): { success: boolean } };

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value && 'def' in (value._zod as object);

/** A schema and all that it is made of, by path. */
function* partsOf(schema: Schema, path: string): Generator<[path: string, part: Schema]> {
  yield [path, schema];
  const { checks: _checks, ...def } = schema._zod.def;
  for (const [name, value] of Object.entries({ ...def, ...def.shape })) {
    for (const inner of [value].flat())
      if (isSchema(inner)) yield* partsOf(inner, `${path}.${name}`);
  }
}

/** Every list, text … that is sent. */
const sent = (type: string) =>
  everyCall
    .flatMap((call) => [...partsOf(call.input as unknown as Schema, call.name)])
    .filter(([, { _zod }]) => _zod.def.type === type);

test('every list that is sent has a longest length', () => {
  const lists = sent('array');
  expect(lists.length).toBeGreaterThan(5);
  const endless = lists.filter(
    ([, { _zod }]) =>
      !_zod.def.checks?.some(({ _zod }) =>
        ['max_length', 'length_equals'].includes(_zod.def.check),
      ),
  );
  expect(endless.map(([path]) => path)).toEqual([]);
});

/** Texts that may be longer than others: a whole article. @unit characters */
const LONG: Readonly<Record<string, number>> = {
  'Works.CleanArticle.body': ARTICLE_BODY_MAX,
  'Works.SaveArticle.body': ARTICLE_BODY_MAX,
};

test('every text that is sent has a longest length', () => {
  const texts = sent('string');
  expect(texts.length).toBeGreaterThan(50);
  const endless = texts.filter(([path, text]) =>
    ['x', '1', '版', '*'].some(
      (character) => text.safeParse(character.repeat((LONG[path] ?? 1_000) + 1)).success,
    ),
  );
  expect(endless.map(([path]) => path)).toEqual([]);
});
