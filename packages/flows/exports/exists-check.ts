/** Whether a name, a QQ number or a mobile number is taken. */
export { createExistsCheckActors } from '../src/exists-check/exists-check.actors.ts';
export { existsCheckMachine } from '../src/exists-check/exists-check.machine.ts';
export type {
  ExistsCheckContext,
  ExistsCheckEvent,
  ExistsCheckInput,
  UniqueField,
} from '../src/exists-check/exists-check.types.ts';
