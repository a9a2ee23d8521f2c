/** What is wrong with an input: every problem names the field and says what would be right. */
import type * as z from 'zod/mini';
import { problem } from './refusals/field.ts';
import { type Said, say } from './refusals/row.ts';
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

const sizeProblem = (issue: Issue, name: string, isMinimum: boolean): Said => {
  const limit = String(isMinimum ? issue.minimum : issue.maximum);
  const at = { name, limit };
  if (issue.origin === 'string') {
    if (isMinimum && limit === '1') return say(problem.empty, { name });
    return say(isMinimum ? problem.tooShort : problem.tooLong, at);
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    return say(isMinimum ? problem.tooFew : problem.tooMany, at);
  }
  if (issue.origin === 'file')
    return say(isMinimum ? problem.fileTooSmall : problem.fileTooLarge, at);
  if (issue.inclusive === false) return say(isMinimum ? problem.notAbove : problem.notBelow, at);
  return say(isMinimum ? problem.below : problem.above, at);
};

const listed = (values: unknown): string[] => (Array.isArray(values) ? values.map(String) : []);

/** The message of an issue for which the schema names none. */
const describe = (issue: Issue): Said => {
  const name = fieldName(issue.path);
  switch (issue.code ?? '') {
    case 'invalid_type':
      return issue.input === undefined
        ? say(problem.missing, { name })
        : say(problem.otherType, { name, expected: String(issue.expected) });
    case 'too_small':
      return sizeProblem(issue, name, true);
    case 'too_big':
      return sizeProblem(issue, name, false);
    case 'invalid_value':
      return say(problem.noneOf, { name, values: listed(issue.values) });
    case 'not_multiple_of':
      return say(problem.noMultiple, { name, of: String(issue.divisor) });
    case 'invalid_format':
      return say(problem.malformed, { name });
    case 'unrecognized_keys':
      return say(problem.unknownKeys, { name, keys: listed(issue.keys) });
    case 'invalid_union':
      return say(problem.noChoice, { name });
    default:
      return say(problem.wrong, { name });
  }
};

const textKeys = new Map(Object.entries(texts).map(([key, text]) => [text, key]));

/** A fixed text of the contract with its key, as it is sent. */
export const sayText = (message: string): Said => ({
  message,
  data: { key: `text.${textKeys.get(message) ?? ''}` },
});

/** Problems that a refusal lists; of further ones it says only how many there are. */
const PROBLEMS_MAX = 20;

/** Field name → first problem, in the order found: the first {@link PROBLEMS_MAX}, and how many more there are. */
export interface Problems {
  readonly fields: Readonly<Record<string, Said>>;
  readonly more?: number;
}

/** Validates a value by a schema; answers the parsed value or its problems. */
export const validateBy = <P>(
  schema: z.ZodMiniType<P>,
  value: unknown,
): { readonly ok: true; readonly input: P } | ({ readonly ok: false } & Problems) => {
  // A schema answers words only: the key and values of each message are kept here.
  const described = new Map<string, Said>();
  const result = schema.safeParse(value, {
    error: (issue) => {
      const said = describe(issue);
      described.set(said.message, said);
      return said.message;
    },
  });
  if (result.success) return { ok: true, input: result.data };
  const fields = new Map<string, Said>();
  for (const { path, message } of result.error.issues) {
    const name = fieldName(path);
    if (!fields.has(name)) fields.set(name, described.get(message) ?? sayText(message));
  }
  const shown = Object.fromEntries([...fields].slice(0, PROBLEMS_MAX));
  return {
    ok: false,
    fields: shown,
    ...(fields.size > PROBLEMS_MAX && { more: fields.size - PROBLEMS_MAX }),
  };
};
