/** What is wrong with an input: every problem names the field and says what would be right. */
import type * as z from 'zod/mini';
import { problem } from './refusals/field.ts';
import { type KeyedMessage, messageOf } from './refusals/row.ts';
import * as texts from './texts.ts';

/** A finding of the schema, as far as messages need it. */
type Issue = {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly expected?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: unknown;
  readonly values?: unknown;
  readonly divisor?: unknown;
  readonly keys?: unknown;
  readonly input?: unknown;
};

/** Name of a field: `items.2.name`; '' for the input as a whole. */
export const fieldName = (path: readonly PropertyKey[] = []): string => path.map(String).join('.');

const sizeProblem = (issue: Issue, name: string, isMinimum: boolean): KeyedMessage => {
  const limit = String(isMinimum ? issue.minimum : issue.maximum);
  const at = { name, limit };
  if (issue.origin === 'string') {
    if (isMinimum && limit === '1') return messageOf(problem.empty, { name });
    return messageOf(isMinimum ? problem.tooShort : problem.tooLong, at);
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    return messageOf(isMinimum ? problem.tooFew : problem.tooMany, at);
  }
  if (issue.origin === 'file')
    return messageOf(isMinimum ? problem.fileTooSmall : problem.fileTooLarge, at);
  if (issue.inclusive === false)
    return messageOf(isMinimum ? problem.notAbove : problem.notBelow, at);
  return messageOf(isMinimum ? problem.below : problem.above, at);
};

const listed = (values: unknown): string[] => (Array.isArray(values) ? values.map(String) : []);

/** The message of an issue for which the schema names none. */
const describe = (issue: Issue): KeyedMessage => {
  const name = fieldName(issue.path);
  switch (issue.code ?? '') {
    case 'invalid_type':
      return issue.input === undefined
        ? messageOf(problem.missing, { name })
        : messageOf(problem.otherType, { name, expected: String(issue.expected) });
    case 'too_small':
      return sizeProblem(issue, name, true);
    case 'too_big':
      return sizeProblem(issue, name, false);
    case 'invalid_value':
      return messageOf(problem.noneOf, { name, values: listed(issue.values) });
    case 'not_multiple_of':
      return messageOf(problem.noMultiple, { name, of: String(issue.divisor) });
    case 'invalid_format':
      return messageOf(problem.malformed, { name });
    case 'unrecognized_keys':
      return messageOf(problem.unknownKeys, { name, keys: listed(issue.keys) });
    case 'invalid_union':
      return messageOf(problem.noChoice, { name });
    default:
      return messageOf(problem.wrong, { name });
  }
};

const textKeys = new Map(Object.entries(texts).map(([key, text]) => [text, key]));

/** A fixed text of the contract with its key, as it is sent. */
export const messageFromText = (message: string): KeyedMessage => ({
  message,
  data: { key: `text.${textKeys.get(message) ?? ''}` },
});

/** Problems that a refusal lists; of further ones it says only how many there are. */
const PROBLEMS_MAX = 20;

/** Field name → first problem, in the order found: the first {@link PROBLEMS_MAX}, and how many more there are. */
export interface Problems {
  readonly fields: Readonly<Record<string, KeyedMessage>>;
  readonly more?: number;
}

/** Validates a value by a schema; answers the parsed value or its problems. */
export const validateBy = <P>(
  schema: z.ZodMiniType<P>,
  value: unknown,
): { readonly ok: true; readonly input: P } | ({ readonly ok: false } & Problems) => {
  // A schema answers words only: the key and values of each message are kept here.
  const described = new Map<string, KeyedMessage>();
  const result = schema.safeParse(value, {
    error: (issue) => {
      const message = describe(issue);
      described.set(message.message, message);
      return message.message;
    },
  });
  if (result.success) return { ok: true, input: result.data };
  const fields = new Map<string, KeyedMessage>();
  for (const { path, message } of result.error.issues) {
    const name = fieldName(path);
    if (!fields.has(name)) fields.set(name, described.get(message) ?? messageFromText(message));
  }
  const shown = Object.fromEntries([...fields].slice(0, PROBLEMS_MAX));
  return {
    ok: false,
    fields: shown,
    ...(fields.size > PROBLEMS_MAX && { more: fields.size - PROBLEMS_MAX }),
  };
};
