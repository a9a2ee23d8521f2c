/** The office of the works: complaints, papers, invoices and money that wait for a person. Not for customers. */
import { defineCall } from '../../call.ts';
import type * as schemas from './office.schemas.ts';

/**
 * What waits at a desk of the office, the oldest first; or what else the desk shows, what ends first in front. A page
 * beyond the last is empty. Errors 1003 not this login's desk.
 */
export const getOfficeQueue = defineCall<typeof schemas.getOfficeQueue>({
  name: 'Works.GetOfficeQueue',
  method: 'POST',
  path: '/api/Works/GetOfficeQueue',
  encoding: 'json',
  summary:
    '工坊：售后、认证、发票、收款等工位待处理的事项；认证与证书另有即将到期和代认证，发票另有已开票和红冲待确认',
  access: { right: 'works' },
  errors: [1003],
  tags: ['works'],
});

/** One case with what is known of it, and the steps that lead on. Errors 1003 not this login's desk, 2404 unknown. */
export const getOfficeCase = defineCall<typeof schemas.getOfficeCase>({
  name: 'Works.GetOfficeCase',
  method: 'POST',
  path: '/api/Works/GetOfficeCase',
  encoding: 'json',
  summary: '工坊：一个事项与可做的动作',
  access: { right: 'works' },
  errors: [1003, 2404],
  tags: ['works'],
});

/** Takes a case in hand as `Works.Claim` does for orders. Errors 1003 not this login's desk, 2404 unknown. */
export const claimOffice = defineCall<typeof schemas.claimOffice>({
  name: 'Works.ClaimOffice',
  method: 'POST',
  path: '/api/Works/ClaimOffice',
  encoding: 'json',
  summary: '工坊：接手一个事项',
  access: { right: 'works' },
  errors: [1003, 2404],
  stale: ['works'],
});

/**
 * Takes one step. Errors 1003 not this login's desk, 2001 what the step needs is missing, 2404 unknown, 3001 it cannot
 * be done now, or somebody else has it in hand, 4001 less can be invoiced than it says, 4002 less can be reversed.
 */
export const actOffice = defineCall<typeof schemas.actOffice>({
  name: 'Works.ActOffice',
  method: 'POST',
  path: '/api/Works/ActOffice',
  encoding: 'json',
  summary: '工坊：处理一个事项',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2001, 2404, 3001, 4001, 4002],
  stale: ['works', 'messages'],
});
