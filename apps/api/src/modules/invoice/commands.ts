/** The desk of invoices by commands: `npm run ops -- invoices …`. */
import { redReason, redState } from '@banxin/contract/enums/invoice';
import { fenOfText } from '@banxin/contract/rules/amount';
import type { Command, Shop } from '../../command.ts';
import { Refusal } from '../../http/refusal.ts';
import { systemRandom } from '../../ports/random.ts';
import * as desk from './desk.ts';
import { listDesk, listMails } from './deskList.ts';
import { denyReversal, enterRed, issueReversal, type NumberingDesk } from './redDesk.ts';

/** The works, as the log of an invoice names them. */
const at = ({ db, now }: Shop): NumberingDesk => ({
  db,
  now,
  actor: 'staff:ops',
  random: systemRandom,
});

const said = (refusal: Refusal | null, done: string): string => refusal?.message ?? done;

const REASONS = redReason.options.map(({ key }) => key).join('|');

/** Enters a reversal; answers how it stands, or what is wrong with the words. */
async function enter(shop: Shop, number: string, yuan: string, typed: string): Promise<string> {
  const amount = fenOfText(yuan);
  const reason = redReason.options.find(({ key, label }) => [key, label].includes(typed.trim()));
  if (amount === null) return `“${yuan}”不是金额 (not an amount)`;
  if (reason === undefined) {
    return `原因为：${redReason.options.map(({ key, label }) => `${label} ${key}`).join('、')}`;
  }
  const red = await enterRed(at(shop), { number, amount, reason: reason.value });
  return red instanceof Refusal
    ? red.message
    : `已录入红字确认单 ${red.formSN}：${redState.label(red.state)}`;
}

export const invoiceCommands: readonly Command[] = [
  {
    name: 'invoices list',
    parameters: [],
    does: '列出待处理的发票申请与红字确认单 (applications for invoices and reversals that wait)',
    run: ({ db, now }) => listDesk(db, now),
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
    run: async (shop, number = '') =>
      said(await desk.approveInvoice(at(shop), { number }), `已审核通过 ${number}`),
  },
  {
    name: 'invoices reject',
    parameters: ['number', 'reason'],
    does: '驳回一份发票申请，客户会看到原因 (rejects it, the customer reads the reason)',
    run: async (shop, number = '', reason = '') =>
      said(await desk.rejectInvoice(at(shop), { number, reason }), `已驳回 ${number}`),
  },
  {
    name: 'invoices withdraw',
    parameters: ['number', 'reason'],
    does: '取消一份已审核的申请，订单回到可开票 (cancels one that was approved)',
    run: async (shop, number = '', reason = '') =>
      said(
        await desk.withdrawApproval(at(shop), { number, reason }),
        `已取消 ${number}，订单可重新申请`,
      ),
  },
  {
    name: 'invoices issue',
    parameters: ['number', 'digits'],
    does: '登记 20 位发票号码并开出 (issues it under its 20 digits)',
    run: async (shop, number = '', digits = '') =>
      said(
        await desk.issueInvoice(at(shop), { number, invoiceNumber: digits }),
        `已开票 ${number}：${digits}`,
      ),
  },
  {
    name: 'invoices label',
    parameters: ['number', 'carrier', 'tracking'],
    does: '打印纸质发票的快递单 (a paper invoice is sent)',
    run: async (shop, number = '', carrier = '', tracking = '') =>
      said(
        await desk.printLabel(at(shop), { number, carrier, trackingNo: tracking }),
        `已打印快递单 ${number}：${carrier} ${tracking}`,
      ),
  },
  {
    name: 'invoices void',
    parameters: ['number', 'reason'],
    does: '作废当月纸质发票 (voids a paper invoice of this month)',
    run: async (shop, number = '', reason = '') =>
      said(await desk.voidInvoice(at(shop), { number, reason }), `已作废 ${number}`),
  },
  {
    name: 'invoices red',
    parameters: ['number', 'yuan', 'reason'],
    does: `录入红字确认单：申请号、金额（元）、原因 ${REASONS}；专票等客户确认 (enters a reversal)`,
    run: (shop, number = '', yuan = '', reason = '') => enter(shop, number, yuan, reason),
  },
  {
    name: 'invoices red-issue',
    parameters: ['form', 'digits'],
    does: '同意客户的红冲并开出红字发票 (issues the red invoice)',
    run: async (shop, formSN = '', digits = '') =>
      said(
        await issueReversal(at(shop), { formSN, invoiceNumber: digits }),
        `已开红字发票 ${digits}`,
      ),
  },
  {
    name: 'invoices red-deny',
    parameters: ['form', 'reason'],
    does: '不同意客户的红冲 (does not agree to a reversal)',
    run: async (shop, formSN = '', reason = '') =>
      said(await denyReversal(at(shop), { formSN, reason }), `已回复不同意 ${formSN}`),
  },
];
