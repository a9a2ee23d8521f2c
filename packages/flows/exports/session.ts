/** Who is logged in, and what happens when that ends. */
export { createSessionActors } from '../src/session/session.actors.ts';
export { sessionMachine } from '../src/session/session.machine.ts';
export type {
  PermissionsClearEmitted,
  SessionContext,
  SessionEmitted,
  SessionEvent,
} from '../src/session/session.types.ts';
