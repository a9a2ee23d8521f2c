/** The desk of invoices by commands: `npm run ops -- invoices …`. */
import type { Command, Shop } from '../../command.ts';
import { systemRandom } from '../../ports/random.ts';
import {
  approveInvoice,
  issueInvoice,
  printLabel,
  rejectInvoice,
  voidInvoice,
  withdrawApproval,
} from './desk.ts';
import { listDesk, listMails } from './deskList.ts';
import { denyReversal, enterRed, issueReversal } from './redDesk.ts';

/** The works, as the log of an invoice names them. */
const atDesk = ({ db, now }: Shop) => ({ db, now, actor: 'staff' });

export const invoiceCommands: readonly Command[] = [
  {
    name: 'invoices list',
    parameters: [],
    does: '列出待处理的发票申请与红字确认单 (applications for invoices and reversals that wait)',
    run: ({ db }) => listDesk(db),
  },
  {
    name: 'invoices mails',
    parameters: [],
    does: '列出待发送与未送达的发票邮件 (letters with invoices that wait, and those that did not arrive)',
    run: ({ db }) => listMails(db),
  },
  {
    name: 'invoices approve',
    parameters: ['number'],
    does: '审核通过一份发票申请 (approves an application)',
    run: (shop, number = '') => approveInvoice(atDesk(shop), number),
  },
  {
    name: 'invoices reject',
    parameters: ['number', 'reason'],
    does: '驳回一份发票申请，客户会看到原因 (rejects it, the customer reads the reason)',
    run: (shop, number = '', reason = '') => rejectInvoice(atDesk(shop), { number, reason }),
  },
  {
    name: 'invoices withdraw',
    parameters: ['number', 'reason'],
    does: '取消一份已审核的申请，订单回到可开票 (cancels one that was approved)',
    run: (shop, number = '', reason = '') => withdrawApproval(atDesk(shop), { number, reason }),
  },
  {
    name: 'invoices issue',
    parameters: ['number', 'digits'],
    does: '登记 20 位发票号码并开出 (issues it under its 20 digits)',
    run: (shop, number = '', digits = '') =>
      issueInvoice(atDesk(shop), { number, invoiceNumber: digits }),
  },
  {
    name: 'invoices label',
    parameters: ['number', 'carrier', 'tracking'],
    does: '打印纸质发票的快递单 (a paper invoice is sent)',
    run: (shop, number = '', carrier = '', tracking = '') =>
      printLabel(atDesk(shop), { number, carrier, tracking }),
  },
  {
    name: 'invoices void',
    parameters: ['number', 'reason'],
    does: '作废当月纸质发票 (voids a paper invoice of this month)',
    run: (shop, number = '', reason = '') => voidInvoice(atDesk(shop), { number, reason }),
  },
  {
    name: 'invoices red',
    parameters: ['number', 'yuan', 'reason'],
    does: '录入红字确认单：申请号、金额（元）、原因；专票等客户确认 (enters a reversal)',
    run: (shop, number = '', yuan = '', reason = '') =>
      enterRed({ ...atDesk(shop), random: systemRandom }, { number, yuan, reason }),
  },
  {
    name: 'invoices red-issue',
    parameters: ['form', 'digits'],
    does: '同意客户的红冲并开出红字发票 (issues the red invoice)',
    run: (shop, formSN = '', digits = '') =>
      issueReversal({ ...atDesk(shop), random: systemRandom }, { formSN, invoiceNumber: digits }),
  },
  {
    name: 'invoices red-deny',
    parameters: ['form', 'reason'],
    does: '不同意客户的红冲 (does not agree to a reversal)',
    run: (shop, formSN = '', reason = '') => denyReversal(atDesk(shop), { formSN, reason }),
  },
];
