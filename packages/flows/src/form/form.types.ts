/** What every flow with a form keeps and hears. */
import type { Failure } from '../failure.ts';
import type { Problem } from './problems.ts';

export interface FormContext<Values, Field extends string, Message = string> {
  /** What was sent last, trimmed; undefined before the first time, and once a secret in it has served. */
  values: Values | undefined;
  problems: readonly Problem<Field, Message>[];
  /** Grows whenever the captcha is used up: its input is to be emptied. */
  codeEpoch: number;
  /** Why the last try failed, until something changes. */
  failure: Failure | undefined;
}

/** A field was edited: what was wrong with it is forgotten, not what is wrong with others. */
export interface FieldChanged<Field extends string> {
  type: 'CHANGE';
  field: Field;
}

export interface FormSent<Values> {
  type: 'SUBMIT';
  values: Values;
}
