/** Products by what they are for, made of and cost: the category centre. */
import { defineCall } from '../../call.ts';
import type * as schemas from './filter.schemas.ts';

/**
 * Products that fit every filter, with the customer's own prices, and what each further filter would leave.
 * A filter value that does not exist is left out and named; an unknown category finds nothing. No errors.
 */
export const filterCatalogue = defineCall<typeof schemas.filterCatalogue>({
  name: 'Catalogue.Filter',
  method: 'POST',
  path: '/api/Catalogue/Filter',
  encoding: 'json',
  summary: '按用途、材质、工艺、起订量、交期、价格筛选产品',
  access: 'user',
  tags: ['orders'],
});
