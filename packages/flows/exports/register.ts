/** Registration. */
export { createRegisterActors } from '../src/register/register.actors.ts';
export { registerMachine } from '../src/register/register.machine.ts';
export { registerProblems, takenMessage } from '../src/register/register.rules.ts';
export type {
  RegisterContext,
  RegisterEmitted,
  RegisterEvent,
  RegisterField,
  RegisterInput,
  RegisterValues,
} from '../src/register/register.types.ts';
