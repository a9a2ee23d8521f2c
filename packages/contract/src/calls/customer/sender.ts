/** Who parcels say they come from, kept for the next orders: ours, the specification names the page alone. */
import { defineCall } from '../../call.ts';
import type * as schemas from './sender.schemas.ts';

/** The default comes first, then what was ordered with last. */
export const getSenders = defineCall<typeof schemas.getSenders>({
  name: 'Customer.GetSenders',
  method: 'POST',
  path: '/api/Customer/GetSenders',
  encoding: 'json',
  summary: '常用发件人，默认在前',
  access: { permission: '我的主页' },
  tags: ['senders'],
});

/**
 * A new one, or what one says. The first becomes the default; orders keep their copy.
 * Errors 2001 name, phone, there is the same {id} · 2404 not the caller's · 3001 twenty are kept {limit}, or changed
 * elsewhere {current}. Repeat safe: what stands there already is answered, whatever was seen.
 */
export const saveSender = defineCall<typeof schemas.saveSender>({
  name: 'Customer.SaveSender',
  method: 'POST',
  path: '/api/Customer/SaveSender',
  encoding: 'json',
  summary: '新增或修改常用发件人',
  access: { right: 'addresses' },
  idempotent: true,
  errors: [2404, 3001],
  stale: ['senders'],
});

/** Of a default the one used last takes over. Errors 2404 not the caller's, also when it is removed already. */
export const deleteSender = defineCall<typeof schemas.deleteSender>({
  name: 'Customer.DeleteSender',
  method: 'POST',
  path: '/api/Customer/DeleteSender',
  encoding: 'json',
  summary: '删除常用发件人',
  access: { right: 'addresses' },
  idempotent: true,
  errors: [2404],
  stale: ['senders'],
});

/** Orders that name no sender come from it. Errors 2404 not the caller's. Repeat safe. */
export const setDefaultSender = defineCall<typeof schemas.setDefaultSender>({
  name: 'Customer.SetDefaultSender',
  method: 'POST',
  path: '/api/Customer/SetDefaultSender',
  encoding: 'json',
  summary: '设为默认发件人',
  access: { right: 'addresses' },
  errors: [2404],
  stale: ['senders'],
});
