/** Every row of the contract, gathered from the area files. For the server, the reference and checks; not for pages. */
import type { Call } from './call.ts';
import * as catalogue from './calls/catalogue.ts';
import * as cloudWarehouse from './calls/cloudWarehouse.ts';
import * as customer from './calls/customer.ts';
import * as file from './calls/file.ts';
import * as login from './calls/login.ts';
import * as meta from './calls/meta.ts';
import * as order from './calls/order.ts';
import * as payment from './calls/payment.ts';

/** True for a row among the exports of an area file. */
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'path' in value &&
  'encoding' in value;

/** Area files by name; a test compares them with the folder. */
export const areas: Readonly<Record<string, object>> = {
  catalogue,
  cloudWarehouse,
  customer,
  file,
  login,
  meta,
  order,
  payment,
};

/** Every row, by area file. */
export const everyCall: readonly Call[] = Object.values(areas).flatMap((area) =>
  Object.values(area).filter(isCall),
);
