/** Gang sheets as they stand; colleagues work on them too. */
import { getGang } from '@banxin/contract/calls/works/gang';
import { useCall } from '../../../lib/useCall.ts';
import { LOOKS_EVERY } from '../works.data.ts';

export const useGang = () =>
  useCall(getGang, {}, { refreshEvery: LOOKS_EVERY, refreshOnFocus: true });
