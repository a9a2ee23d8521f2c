/** The two ways out of SUBMIT, the same in every state in which a form can be sent. */
export const sendForm = <Target extends string>(target: Target) =>
  [
    { guard: 'isValid', target, actions: 'keepValues' },
    { target: 'invalid', actions: 'keepProblems' },
  ] as const;
