/** The agreement dialog: read, sign, reload. */
export { createAgreementActors } from '../src/agreement/agreement.actors.ts';
export { agreementMachine } from '../src/agreement/agreement.machine.ts';
export type {
  AgreementContext,
  AgreementEmitted,
  AgreementEvent,
  AgreementInput,
} from '../src/agreement/agreement.types.ts';
