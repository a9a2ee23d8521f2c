/** Where the company can be found. Our own call. */
import { defineCall } from '../../call.ts';
import type * as schemas from './offices.schemas.ts';

/** Every office, in the order of its number, or one. Errors 2404 none has that number. */
export const getOffices = defineCall<typeof schemas.getOffices>({
  name: 'Content.GetOffices',
  method: 'POST',
  path: '/api/Content/GetOffices',
  encoding: 'json',
  summary: '各地联系方式',
  access: 'public',
  shared: true,
  errors: [2404],
});
