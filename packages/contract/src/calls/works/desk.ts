/** The works: what waits at a desk, and the acts that move it. Not for customers. */

import { defineCall } from '../../call.ts';
import { worksActs } from '../../lifecycles/works.ts';
import type * as schemas from './desk.schemas.ts';

/** The desks of this login with how much waits at each. */
export const getDesks = defineCall<typeof schemas.getDesks>({
  name: 'Works.GetDesks',
  method: 'POST',
  path: '/api/Works/GetDesks',
  encoding: 'json',
  summary: '工坊：我的工位与待处理数量',
  access: { right: 'works' },
  display: 0,
  tags: ['works'],
});

/** What waits at a desk, the earliest promise first. A page beyond the last is empty. Errors 1003 not this login's desk. */
export const getQueue = defineCall<typeof schemas.getQueue>({
  name: 'Works.GetQueue',
  method: 'POST',
  path: '/api/Works/GetQueue',
  encoding: 'json',
  summary: '工坊：某个工位待处理的订单',
  access: { right: 'works' },
  errors: [1003],
  tags: ['works'],
});

/** One case with every step that leads on, and why one cannot be taken. Errors 2404 unknown. */
export const getCase = defineCall<typeof schemas.getCase>({
  name: 'Works.GetCase',
  method: 'POST',
  path: '/api/Works/GetCase',
  encoding: 'json',
  summary: '工坊：一张订单与可做的动作',
  access: { right: 'works' },
  errors: [2404],
  tags: ['works'],
});

/** The order to which a bar code of the works leads: its own number, its work order's, or that of a parcel. Errors 2404 none. */
export const scan = defineCall<typeof schemas.scan>({
  name: 'Works.Scan',
  method: 'POST',
  path: '/api/Works/Scan',
  encoding: 'json',
  summary: '工坊：按扫到的条码找订单',
  access: { right: 'works' },
  display: 0,
  errors: [2404],
});

/**
 * Takes a case in hand for ten minutes, and lets go of any other; answers who has it: this login, or somebody else who
 * was faster and keeps it unless it is taken. Errors 2404 unknown.
 */
export const claim = defineCall<typeof schemas.claim>({
  name: 'Works.Claim',
  method: 'POST',
  path: '/api/Works/Claim',
  encoding: 'json',
  summary: '工坊：接手一张订单',
  access: { right: 'works' },
  errors: [2404],
  stale: ['works'],
});

/**
 * The sheet that goes with a job through the works, as a PDF: size, bleed, specification, pages, bar code, and the
 * other jobs on its press sheet. Errors 1003 not this login's desk, 1429 another one is being drawn, 2404 unknown,
 * 3001 no work order yet.
 */
export const getJobTicket = defineCall<typeof schemas.getJobTicket>({
  name: 'Works.GetJobTicket',
  method: 'GET',
  path: '/api/Works/GetJobTicket',
  encoding: 'query',
  raw: 'application/pdf',
  summary: '工坊：施工单 PDF',
  access: { right: 'works' },
  limits: [{ by: 'customer', max: 600, windowSeconds: 3_600 }],
  errors: [1003, 1429, 2404, 3001],
});

/**
 * The labels of an order as a PDF of 100 × 150 mm, a page for each carton: receiver, sender, carrier, bar codes, contents.
 * Errors 1003 not the shipping desk, 1429 another one is being drawn, 2001 no such address, 2404 unknown, 3001 no label yet.
 */
export const getLabel = defineCall<typeof schemas.getLabel>({
  name: 'Works.GetLabel',
  method: 'GET',
  path: '/api/Works/GetLabel',
  encoding: 'query',
  raw: 'application/pdf',
  summary: '工坊：面单 PDF',
  access: { right: 'works' },
  limits: [{ by: 'customer', max: 600, windowSeconds: 3_600 }],
  errors: [1003, 1429, 2404, 3001],
});

/** Takes one step and answers how the case stands. Errors 1003 not this login's desk, 2404 unknown, 3001 it cannot be done now,
 * or somebody else has it in hand. */
export const act = defineCall<typeof schemas.act>({
  name: 'Works.Act',
  method: 'POST',
  path: '/api/Works/Act',
  encoding: 'json',
  summary: '工坊：处理一张订单',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2404, 3001],
  performs: worksActs.map(({ entity, event }) => `${entity}.${event}` as const),
  stale: ['works', 'orders', 'order', 'messages'],
});
