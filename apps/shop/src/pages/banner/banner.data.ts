/** The topic of the address, if it names one, and all that are running. */
import { getTopics } from '@banxin/contract/calls/company/topics';
import { useSearchParams } from 'wouter';
import { useCall } from '../../lib/useCall.ts';

/** No topic has it: what is no number is not found either. */
const NONE = -1;

export function useTopics() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const number = id === null || /^\d{1,6}$/.test(id) ? Number(id) : NONE;
  return {
    hasChosen: id !== null,
    chosen: useCall(getTopics, id === null ? null : { id: number }),
    running: useCall(getTopics, {}),
  };
}
