/** What the works print from. */
import { defineCall } from '../../call.ts';
import type * as schemas from './originals.schemas.ts';

/**
 * A print file of an order as its customer uploaded it, byte by byte; who fetched it is written down.
 * Errors 1003 neither review nor production, 1429 others are being fetched, 2404 no such file of this order.
 */
export const getPrintFile = defineCall<typeof schemas.getPrintFile>({
  name: 'Works.GetPrintFile',
  method: 'GET',
  path: '/api/Works/GetPrintFile',
  encoding: 'query',
  raw: 'application/pdf',
  summary: '工坊：导出订单的原始印刷文件',
  access: { right: 'works' },
  limits: [{ by: 'customer', max: 600, windowSeconds: 3_600 }],
  errors: [1003, 1429, 2404],
});
