/** Calls about who the customer is and by what it gets in. */
import {
  getBindings,
  sendMobileCode,
  setQq,
  updateMobilePhone,
} from '@banxin/contract/calls/customer/binding';
import { changePassword } from '@banxin/contract/calls/customer/password';
import {
  getBasicInfo,
  getForOrder,
  updateLinkPerson,
} from '@banxin/contract/calls/customer/profile';
import { getWechats, unbindWechats } from '@banxin/contract/calls/wechat/binding';
import { handle, type Registration } from '../../http/handle.ts';
import { changeLinkPerson, readBasicInfo, readForOrder } from './basicInfo.ts';
import { changeQq, readBindings } from './bindings.ts';
import { changeMobile, sendOldCode } from './mobile.ts';
import { replaceOwnPassword } from './password.ts';
import { listWechats, unbind } from './wechats.ts';

export const profileHandlers: readonly Registration[] = [
  handle(getBasicInfo, readBasicInfo),
  handle(getForOrder, readForOrder),
  handle(updateLinkPerson, changeLinkPerson),
  handle(getBindings, readBindings),
  handle(sendMobileCode, sendOldCode),
  handle(updateMobilePhone, changeMobile),
  handle(setQq, changeQq),
  handle(changePassword, replaceOwnPassword),
  handle(getWechats, listWechats),
  handle(unbindWechats, unbind),
];
