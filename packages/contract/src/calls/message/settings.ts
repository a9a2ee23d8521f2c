/** What a login wants to be told by text message and letter. Not in the specification. */
import { defineCall } from '../../call.ts';
import type * as schemas from './settings.schemas.ts';

/** What this login wishes, with the times at which it agreed and withdrew. */
export const getMessageSettings = defineCall<typeof schemas.getMessageSettings>({
  name: 'Customer.GetMessageSettings',
  method: 'POST',
  path: '/api/Customer/GetMessageSettings',
  encoding: 'json',
  summary: '读取消息提醒设置',
  access: 'user',
  tags: ['wishes'],
});

/**
 * Keeps what this login wishes and answers it. Repeat safe.
 * Errors 3001 letters without a confirmed address, or a way that the shop cannot send by.
 */
export const setMessageSettings = defineCall<typeof schemas.setMessageSettings>({
  name: 'Customer.SetMessageSettings',
  method: 'POST',
  path: '/api/Customer/SetMessageSettings',
  encoding: 'json',
  summary: '保存消息提醒设置',
  access: 'user',
  limits: [{ by: 'customer', max: 120, windowSeconds: 3_600 }],
  errors: [3001],
  stale: ['wishes'],
});
