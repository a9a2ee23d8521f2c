/** Types of the check whether a name, QQ or mobile number belongs to an account already. */

/** What must be unique. */
export type UniqueField = 'customerName' | 'qq' | 'mobilePhone';

export interface ExistsCheckInput {
  readonly field: UniqueField;
}

export interface ExistsCheckContext extends ExistsCheckInput {
  /** What was asked for last, trimmed. */
  value: string;
}

export type ExistsCheckEvent =
  /** The field was left with a value; a value that breaks the field's rule is not asked for. */
  { type: 'BLUR'; value: string } | { type: 'CHANGE' };
