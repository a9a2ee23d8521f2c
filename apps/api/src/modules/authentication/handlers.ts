/** Calls about what proves a company. */
import {
  getAuthInfo,
  setAuthWaiting,
  submitAuth,
} from '@banxin/contract/calls/customer/authentication';
import { handle, type Registration } from '../../http/handle.ts';
import { readAuthInfo, waitForAuth } from './authentication.ts';
import { submitAuthentication } from './submit.ts';

export const authenticationHandlers: readonly Registration[] = [
  handle(getAuthInfo, readAuthInfo),
  handle(setAuthWaiting, waitForAuth),
  handle(submitAuth, submitAuthentication),
];
