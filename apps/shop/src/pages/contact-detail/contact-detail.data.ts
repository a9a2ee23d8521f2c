/** The office of the address, and the others. */
import { getOffices } from '@banxin/contract/calls/company/offices';
import { useCall } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

/** No office has it: what is no number is not found either. */
const NONE = -1;

export function useOffice() {
  const { id } = useRouteParams('aboutContactDetail');
  const number = /^\d{1,4}$/.test(id) ? Number(id) : NONE;
  return { office: useCall(getOffices, { id: number }), all: useCall(getOffices, {}) };
}
