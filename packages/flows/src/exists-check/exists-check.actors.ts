/** Calls of the check for taken values. */
import {
  isExistsByMobile,
  isExistsByName,
  isExistsByQq,
} from '@banxin/contract/calls/customer/register';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import type { ExistsCheckContext } from './exists-check.types.ts';

/** `isTaken` asks the call of the field; silent, a failure only leaves the value unchecked. */
export const createExistsCheckActors = (client: FlowClient) => ({
  isTaken: fromPromise<boolean, ExistsCheckContext>(({ input: { field, value }, signal }) => {
    const options = { signal, display: 0 } as const;
    if (field === 'customerName') return client.send(isExistsByName, { name: value }, options);
    if (field === 'qq') return client.send(isExistsByQq, { qq: value }, options);
    return client.send(isExistsByMobile, { mobilePhone: value }, options);
  }),
});
