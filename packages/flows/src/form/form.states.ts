/**
 * The states of a form, the same in every flow that has one: editing · invalid · submitting · failed.
 * Their guards and actions are those of `formParts`; what is sent, and where success leads, is the flow's own.
 */
const sending = {
  SUBMIT: [
    { guard: 'isValid', target: 'submitting', actions: 'keepValues' },
    { target: 'invalid', actions: 'keepProblems' },
  ],
} as const;

export const editing = { on: sending } as const;

export const invalid = {
  tags: 'invalid',
  on: {
    ...sending,
    CHANGE: [
      { guard: 'isLast', target: 'editing', actions: 'forgetProblem' },
      { actions: 'forgetProblem' },
    ],
  },
} as const;

/** A failure that is the whole form's. */
export const failed = {
  tags: 'failed',
  on: { ...sending, CHANGE: { target: 'editing', actions: 'forgetProblem' } },
} as const;

/** A failure that may be one field's: it stays said there until that field changes. */
export const failedAtField = {
  tags: 'failed',
  on: {
    ...sending,
    CHANGE: [
      { guard: 'isLast', target: 'editing', actions: 'forgetProblem' },
      { target: 'invalid', actions: 'forgetProblem' },
    ],
  },
} as const;

/** Keeps why a call was refused. */
export const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

/** A refused try has used up the captcha. */
export const refused = {
  target: 'failed',
  actions: [keepFailure, 'refreshCaptcha', 'emptyCode'],
} as const;
