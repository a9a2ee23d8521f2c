/** Gang sheets (拼版) by hand: the desk of production puts jobs of one factory and stock on sheets. Not for customers. */
import { defineCall } from '../../call.ts';
import type * as schemas from './gang.schemas.ts';

/** Jobs that wait for a sheet and sheets that are saved or at work, by factory and stock. Errors 1003 not this login's desk. */
export const getGang = defineCall<typeof schemas.getGang>({
  name: 'Works.GetGang',
  method: 'POST',
  path: '/api/Works/GetGang',
  encoding: 'json',
  summary: '工坊：拼版，待拼的订单与已保存的版',
  access: { right: 'works' },
  errors: [1003],
  tags: ['works'],
});

/**
 * Saves sheets as a planner put them together, all or none: every piece is laid out and looked at again. A job may lie on
 * several, each of its styles on one. Errors 1003 not this login's desk, 2001 another paper, too much for a sheet, a style
 * twice, 3001 somebody was faster or an order left, 2404.
 */
export const saveGang = defineCall<typeof schemas.saveGang>({
  name: 'Works.SaveGang',
  method: 'POST',
  path: '/api/Works/SaveGang',
  encoding: 'json',
  summary: '工坊：保存版',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2001, 2404, 3001],
  stale: ['works'],
});

/**
 * Takes one step for every order on a sheet and on those bound to it, or for none. Errors 1003 not this login's desk, 2001
 * the reason is missing, 2404 unknown, 3001 somebody was faster, styles of a job lie on no sheet yet, or an order cannot
 * take the step: its number is named.
 */
export const actGang = defineCall<typeof schemas.actGang>({
  name: 'Works.ActGang',
  method: 'POST',
  path: '/api/Works/ActGang',
  encoding: 'json',
  summary: '工坊：整版开工单、撤回、外协、入库',
  access: { right: 'works' },
  idempotent: true,
  errors: [1003, 2001, 2404, 3001],
  performs: [
    'order.ALLOCATE',
    'order.OPEN_WORK_ORDER',
    'order.WITHDRAW_WORK_ORDER',
    'order.OUTSOURCE',
    'order.SCAN_RETURN',
    'order.CONFIRM_RETURN',
    'order.STORE_ALL',
  ],
  stale: ['works', 'orders', 'order', 'messages'],
});

/**
 * The plates of a sheet as a PDF to scale: trim and bleed of every piece, register, gripper, order numbers. Errors 1003 not
 * this login's desk, 1429 another one is being drawn, 2404 unknown, 3001 its jobs do not fit.
 */
export const getPlateLayout = defineCall<typeof schemas.getPlateLayout>({
  name: 'Works.GetPlateLayout',
  method: 'GET',
  path: '/api/Works/GetPlateLayout',
  encoding: 'query',
  raw: 'application/pdf',
  summary: '工坊：版式图 PDF',
  access: { right: 'works' },
  limits: [{ by: 'customer', max: 600, windowSeconds: 3_600 }],
  errors: [1003, 1429, 2404, 3001],
});
