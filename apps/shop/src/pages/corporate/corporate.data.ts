/** Factories and categories: what the page counts. */
import { getFactories } from '@banxin/contract/calls/delivery/factories';
import { useCatalogue } from '../../features/product/catalogue.ts';
import { useCall } from '../../lib/useCall.ts';

export function useCompany() {
  return { factories: useCall(getFactories, {}), catalogue: useCatalogue() };
}
