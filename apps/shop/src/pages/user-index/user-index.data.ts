/** What a customer's home asks of the session. */
import { rightsOf } from '@banxin/contract/rules/roles';
import { useUser } from '../../features/session/session.ts';

/** Whether amounts are told to whoever is here. */
export const useSeesPrices = (): boolean => rightsOf(useUser().roles).includes('prices');
