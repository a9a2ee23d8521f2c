/** Reversals at the invoice desk: entered, issued, or not agreed to. */
import { redReason, redState } from '@banxin/contract/enums/invoice';
import { fenOfText } from '@banxin/contract/rules/amount';
import { transaction } from '../../db/transaction.ts';
import { type DeskShop, REASON_ASKED, reasonOf } from '../../desk.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Random } from '../../ports/random.ts';
import { withCase } from './desk.ts';
import { once } from './invoiceNumber.ts';
import { issueRed, lockRed, settleRed, writeRed } from './red.ts';

/** The works enter a reversal themselves: the buyer of a special invoice has to agree, that of a general one has not. */
export const enterRed = (
  shop: DeskShop & { readonly random: Pick<Random, 'int'> },
  {
    number,
    yuan,
    reason,
  }: { readonly number: string; readonly yuan: string; readonly reason: string },
): Promise<string> =>
  withCase(shop, number, async (tx, row) => {
    const amount = fenOfText(yuan);
    const known = redReason.values.find((value) => redReason.label(value) === reason.trim());
    if (amount === null || amount <= 0) return `“${yuan}”不是金额 (not an amount)`;
    if (known === undefined) {
      return `原因为：${redReason.values.map((value) => redReason.label(value)).join('、')}`;
    }
    const state = row.kind === 'special' ? redState.waitsForBuyer : redState.notNeeded;
    const asked = { reason: known, amount, text: '', state, now: shop.now };
    const red = await writeRed(tx, row, shop.random, asked);
    return red instanceof Refusal
      ? red.message
      : `已录入红字确认单 ${red.form_sn}：${redState.label(red.state)}`;
  });

/** Issues the red invoice of a reversal that is agreed to, or that the buyer asked for. */
export const issueReversal = (
  { db, now, random }: DeskShop & { readonly random: Pick<Random, 'int'> },
  { formSN, invoiceNumber }: { readonly formSN: string; readonly invoiceNumber: string },
): Promise<string> =>
  once(invoiceNumber.trim(), () =>
    transaction(db, async (tx) => {
      const found = await lockRed(tx, { formSN: formSN.trim() });
      if (found === undefined) return `没有红字确认单 ${formSN}`;
      const { red } = found;
      const isReady = [redState.notNeeded, redState.waitsForSeller, redState.agreed].some(
        (state) => state === red.state,
      );
      if (!isReady || red.red_id !== null) return `确认单${redState.label(red.state)}，未重复处理`;
      await issueRed(tx, found, { number: invoiceNumber.trim(), random, now });
      return `已开红字发票 ${invoiceNumber.trim()}`;
    }),
  );

export async function denyReversal(
  { db, now }: DeskShop,
  { formSN, reason }: { readonly formSN: string; readonly reason: string },
): Promise<string> {
  const why = reasonOf(reason);
  if (why === null) return REASON_ASKED;
  return transaction(db, async (tx) => {
    const found = await lockRed(tx, { formSN: formSN.trim() });
    if (found === undefined) return `没有红字确认单 ${formSN}`;
    const { red } = found;
    if (red.state !== redState.waitsForSeller) {
      return `确认单${redState.label(red.state)}，未重复处理`;
    }
    await settleRed(tx, red, redState.deniedBySeller, { answer: why, now });
    return `已回复不同意 ${red.form_sn}`;
  });
}
