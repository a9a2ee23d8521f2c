/** Every office. */
import { getOffices } from '@banxin/contract/calls/company/offices';
import { useCall } from '../../lib/useCall.ts';

export const useOffices = () => useCall(getOffices, {});
