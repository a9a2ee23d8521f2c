/** What a flow keeps of a failed call. */
export { type Failure, failureOf, isRefusal } from '../src/failure.ts';
