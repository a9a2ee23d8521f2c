/** Actions and guards behind the states of a form, typed by the flow's own context and events. */
import { trimmed } from '@banxin/contract/rules/validation';
import { type AnyActorRef, assign, type EventObject, sendTo } from 'xstate';
import { failureOf } from '../failure.ts';
import type { FieldChanged, FormContext, FormSent } from './form.types.ts';
import { type Problem, refusedField, withoutProblem } from './problems.ts';

type AnyForm = FormContext<object, string, string | null>;
type Sent<Event> = Extract<Event, { type: 'SUBMIT' }>;
type ProblemOf<Context extends AnyForm> = Context['problems'][number];

export interface FormRules<Context extends AnyForm, Event> {
  /** Every field that is not good, in reading order; empty when the form may be sent. */
  readonly judge: (sent: Sent<Event>, context: Context) => readonly ProblemOf<Context>[];
  /** The field that a refusal of the server speaks of, by errCode. @default none */
  readonly refusedFields?: Readonly<Record<number, ProblemOf<Context>['field']>>;
}

/** What an action or guard of a form is given. */
export interface FormArgs<Context, Event> {
  readonly context: Context;
  readonly event: Event;
}

/** What a form starts with. */
export const emptyForm = {
  values: undefined,
  problems: [],
  codeEpoch: 0,
  failure: undefined,
};

const isSent = (event: EventObject): event is FormSent<object> => event.type === 'SUBMIT';
const isChange = (event: EventObject): event is FieldChanged<string> => event.type === 'CHANGE';

/** What a guard or an action of a form is given. */
export interface FormArgs<Context, Event> {
  readonly context: Context;
  readonly event: Event;
}

export function formParts<Context extends AnyForm, Event extends EventObject>({
  judge,
  refusedFields = {},
}: FormRules<Context, Event>) {
  type Args = FormArgs<Context, Event>;
  type Question = (args: Args, params: undefined) => boolean;
  /** Only what all forms have is changed here, so the rest of the context need not be known. */
  const keep = <Params extends { error: unknown } | undefined = undefined>(
    changed: (args: Args, params: Params) => Partial<AnyForm>,
  ) =>
    assign<Context, Event, Params, Event, never>((args, params) => {
      return changed(args, params) as Partial<Context>;
    });
  const problemsOf = ({ context, event }: Args): readonly Problem<string, string | null>[] =>
    isSent(event) ? judge(event as unknown as Sent<Event>, context) : context.problems;
  const left = ({ context, event }: Args) =>
    isChange(event) ? withoutProblem(context.problems, event.field) : [];
  return {
    actions: {
      keepValues: keep(({ event }) => ({
        ...(isSent(event) && { values: trimmed(event.values) }),
        problems: [],
        failure: undefined,
      })),
      keepProblems: keep((args) => ({ problems: problemsOf(args), failure: undefined })),
      /** Of the edited field; of all fields after anything else. */
      forgetProblem: keep((args) => ({ problems: left(args), failure: undefined })),
      keepFailure: keep<{ error: unknown }>((_, { error }) => {
        const failure = failureOf(error);
        return { failure, problems: refusedField(failure, refusedFields) };
      }),
      emptyCode: keep(({ context }) => ({ codeEpoch: context.codeEpoch + 1 })),
      refreshCaptcha: sendTo<Context, Event, undefined, AnyActorRef, Event>('captcha', {
        type: 'REFRESH',
      }),
    },
    guards: {
      isLast: (args) => left(args).length === 0,
      isValid: (args) => problemsOf(args).length === 0,
    } satisfies Record<string, Question> as Record<'isLast' | 'isValid', Question>,
  };
}
