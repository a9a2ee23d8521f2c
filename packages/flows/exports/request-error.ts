/** How a failed request is told. */
export { requestErrorMachine } from '../src/request-error/request-error.machine.ts';
export type {
  AlertEmitted,
  RequestErrorContext,
  RequestErrorEmitted,
  RequestErrorEvent,
} from '../src/request-error/request-error.types.ts';
