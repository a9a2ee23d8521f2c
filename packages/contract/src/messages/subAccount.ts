/** What a colleague did and what was changed of its account: old and new by name. */

import { subAccountRole } from '../enums/customer.ts';
import { fileStatus } from '../enums/order.ts';
import { type Fen, moneyText } from '../money.ts';
import type { Words } from '../refusals/row.ts';
import { type MessageRow, messageRows } from './message.ts';

/** The field of an account that was changed. */
export const accountFields = {
  name: ['修改账号', 'Account name changed'],
  linkPerson: ['修改联系人', 'Contact person changed'],
  mobile: ['修改手机', 'Mobile number changed'],
  roles: ['修改角色', 'Roles changed'],
  payLimit: ['修改付款上限', 'Payment limit changed'],
  password: ['重置密码', 'Password set anew'],
  paused: ['停用账号', 'Account paused'],
  resumed: ['启用账号', 'Account open again'],
  created: ['新增账号', 'Account added'],
  deleted: ['删除账号', 'Account removed'],
  handedOver: ['交接工作', 'Work handed over'],
  tookOver: ['接手工作', 'Work taken over'],
} satisfies Record<string, Words>;
/** A name of {@link accountFields}. */
export type AccountField = keyof typeof accountFields;

const roleWords: Readonly<Record<number, Words>> = {
  [subAccountRole.customerService]: ['客服', 'Customer service'],
  [subAccountRole.design]: ['设计', 'Design'],
  [subAccountRole.ordering]: ['下单', 'Ordering'],
  [subAccountRole.afterSales]: ['售后', 'After-sales'],
  [subAccountRole.finance]: ['财务', 'Finance'],
};

/** The roles of a sum of bits by name, in their order. */
export const rolesText = (roles: number): Words => {
  const held = Object.entries(roleWords).filter(([role]) => (roles & Number(role)) !== 0);
  return [held.map(([, [zh]]) => zh).join('、'), held.map(([, [, en]]) => en).join(', ')];
};

const fileWords: Readonly<Record<number, Words>> = {
  [fileStatus.default]: ['默认', 'As it began'],
  [fileStatus.awaitingFinal]: ['待定稿', 'Waits for the final file'],
  [fileStatus.paused]: ['已暂停', 'Paused'],
  [fileStatus.unmodified]: ['未修改', 'Not changed'],
  [fileStatus.modified]: ['已修改', 'Changed'],
  [fileStatus.confirmed]: ['已确认', 'Confirmed'],
  [fileStatus.productToModify]: ['产品待修改', 'Product to change'],
  [fileStatus.fileToModify]: ['文件待修改', 'Files to change'],
  [fileStatus.certificateToModify]: ['证书待修改', 'Certificate to change'],
};

const fileEvents: Readonly<Record<string, Words>> = {
  MODIFIED: ['标记文件已修改', 'Files marked as changed'],
  CONFIRMED: ['确认文件', 'Files confirmed'],
};

export const subAccountLog = messageRows('subAccountLog', {
  changed: ({ field }: { readonly field: AccountField }): Words => accountFields[field],
  fileEvent: ({ event }: { readonly event: string }): Words =>
    fileEvents[event] ?? ['文件有进展', 'Files moved on'],
  fileStanding: ({ status }: { readonly status: number }): Words =>
    fileWords[status] ?? [`文件状态 ${status}`, `File status ${status}`],
  /** A name or a number, as it was typed. */
  text: ({ text }: { readonly text: string }): Words => [text, text],
  roles: ({ roles }: { readonly roles: number }): Words => rolesText(roles),
  limit: ({ limit }: { readonly limit: Fen }): Words => [moneyText(limit), moneyText(limit)],
  noLimit: ['未设上限', 'No limit of its own'],
  /** How much work, and whom it went to or came from. */
  work: ({ name, orders, tickets }: Handed): Words => [
    `${name}，${orders + tickets} 项`,
    `${name}, ${orders + tickets} in all`,
  ],
});

interface Handed {
  readonly name: string;
  readonly orders: number;
  readonly tickets: number;
}

/** Every sentence of the log. */
export const subAccountMessages: readonly MessageRow<never>[] = Object.values(subAccountLog);
