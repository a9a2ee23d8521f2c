/** Binding a QQ identity to an account. */
export { createBindQqActors } from '../src/bind-qq/bind-qq.actors.ts';
export { type BindQqRequest, bindQqMachine } from '../src/bind-qq/bind-qq.machine.ts';
export { bindQqProblems } from '../src/bind-qq/bind-qq.rules.ts';
export type {
  BindQqContext,
  BindQqEmitted,
  BindQqEvent,
  BindQqField,
  BindQqInput,
  BindQqValues,
} from '../src/bind-qq/bind-qq.types.ts';
