/** What is wrong with the fields of a form. */
import { messages } from '@banxin/contract/messages';
import type { Rule } from '@banxin/contract/rules/validation';
import type { Failure } from '../failure.ts';

export interface Problem<Field extends string, Message = string> {
  readonly field: Field;
  /** Ready to be shown; null where the specification hides it: mark the field only. */
  readonly message: Message;
  /** Of a refused field: key and values, by which its words are found in another language. */
  readonly data?: unknown;
}

export type Problems<Field extends string> = readonly Problem<Field>[];

/** Every field that is not good, in the order of the rows. */
export const judge = <Field extends string>(
  rows: readonly (readonly [Field, string, Rule])[],
): Problems<Field> =>
  rows.flatMap(([field, value, rule]) => {
    const message = rule(value.trim());
    return message === null ? [] : [{ field, message }];
  });

/** A password typed a second time. */
export const sameAs =
  (password: string): Rule =>
  (repeated) =>
    repeated === password.trim() ? null : messages.passwordsDiffer;

/** What is left after a field was edited; the repeated password is judged by the first one. */
export const withoutProblem = <Field extends string, Message>(
  problems: readonly Problem<Field, Message>[],
  edited: string,
): readonly Problem<Field, Message>[] =>
  problems.filter(
    ({ field }) => field !== edited && !(field === 'repeated' && edited === 'password'),
  );

/** The field that a refusal of the server speaks of, by errCode. */
export function refusedField<Field extends string>(
  { errCode, message, data }: Failure,
  fields: Readonly<Record<number, Field>>,
): Problems<Field> {
  const field = errCode === undefined ? undefined : fields[errCode];
  return field === undefined ? [] : [{ field, message, data }];
}
