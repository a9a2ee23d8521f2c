/** What every flow with a form keeps and hears. */
export type { FieldChanged, FormContext, FormSent } from '../src/form/form.types.ts';
export type { Problem, Problems } from '../src/form/problems.ts';
