/** What flows need of a client: it sends calls, and a call that failed is a CallError. */
export type { Call } from '@banxin/contract/call';
export { CallError, type CallErrorDetails } from '@banxin/contract/callError';
export type { FlowClient, SendOptions } from '../src/client.types.ts';
