/**
 * A plain form: what is typed, what the contract's rules and the server say of it, and whether it would be lost.
 * A form with time or exclusion is a flow, see useFlowForm.
 */
import { type Rule, trimmed } from '@banxin/contract/rules/validation';
import { useEffect, useRef, useState } from 'react';
import { type Told, useFixedWords } from './fixedWords.ts';

type Messages<Values> = Partial<Record<keyof Values & string, Told>>;

/** A rule that may look at the other fields as well. */
export type FieldRule<Values> = (value: unknown, values: Values) => ReturnType<Rule>;

export interface FormOptions<Values> {
  /** What the fields hold before anybody types. */
  readonly start: Values;
  /** @default none: only the server judges */
  readonly rules?: Partial<Record<keyof Values & string, FieldRule<Values>>>;
  /** Fields that the server refused, as `useSend` tells them; each stays marked until it is edited. */
  readonly refused?: Readonly<Record<string, Told>>;
  /** Told of every edit. */
  readonly onChange?: (changed: Partial<Values>) => void;
}

/** What the rules say of trimmed values, by field; empty when all is well. */
export const judge = <Values extends object>(
  values: Values,
  rules: FormOptions<Values>['rules'] = {},
): Messages<Values> => {
  const found = Object.entries<FieldRule<Values> | undefined>(rules).map(([field, rule]) => [
    field,
    rule?.(values[field as keyof Values], values) ?? null,
  ]);
  return Object.fromEntries(found.filter(([, message]) => message !== null)) as Messages<Values>;
};

/** Text fields say it themselves, lists through the field around their button. */
const FIRST_PROBLEM = '[aria-invalid=true], [data-invalid] button';

const NONE = {};
const NO_EDITS: ReadonlySet<string> = new Set();

/**
 * Nothing is complained about before the first try; from then on each field says how it stands, and the first one
 * with a problem takes the focus. What was typed stays through every failure.
 */
export function useForm<Values extends object>({
  start,
  rules,
  refused = NONE,
  onChange,
}: FormOptions<Values>) {
  type Field = keyof Values & string;
  const words = useFixedWords();
  const [values, setValues] = useState(start);
  const [tries, setTries] = useState(0);
  /** Fields edited since the last try: what the server said of them is of the past. */
  const [edited, setEdited] = useState(NO_EDITS);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries === 0 && refused === NONE) return;
    ref.current?.querySelector<HTMLElement>(FIRST_PROBLEM)?.focus();
  }, [tries, refused]);

  const change = (changed: Partial<Values>): void => {
    setValues((typed) => ({ ...typed, ...changed }));
    setEdited((before) => new Set([...before, ...Object.keys(changed)]));
    onChange?.(changed);
  };
  const said: Messages<Values> = {
    ...(tries > 0 && judge(trimmed(values), rules)),
    ...Object.fromEntries(Object.entries(refused).filter(([field]) => !edited.has(field))),
  };
  const problem = (field: Field): string | undefined => {
    const message = said[field];
    return message && words(message);
  };
  return {
    values,
    /** Something was typed. */
    change,
    /** What was sent is no use again: the field is empty, and says why until something is typed into it. */
    empty: (field: Field): void => setValues((typed) => ({ ...typed, [field]: '' })),
    /** What is wrong with a field, in the reader's language. */
    problem,
    /** Value, change and error of a field. */
    field: <F extends Field>(field: F) => ({
      value: values[field],
      onChange: (value: Values[F]) => change({ [field]: value } as unknown as Partial<Values>),
      errorMessage: problem(field),
    }),
    /** Hands the trimmed values on when the rules allow it. */
    submit: (send: (values: Values) => void): void => {
      const sent = trimmed(values);
      setTries(tries + 1);
      setEdited(NO_EDITS);
      if (Object.keys(judge(sent, rules)).length === 0) send(sent);
    },
    /** Something was typed that differs from the start. */
    isChanged: Object.entries(values).some(([field, value]) => value !== start[field as Field]),
    /** Of the element around the fields, where they stand in no `Form`: that one finds its first problem itself. */
    ref,
  };
}

/** A plain form, for the components that draw its fields. */
export type PlainForm<Values extends object> = ReturnType<typeof useForm<Values>>;
