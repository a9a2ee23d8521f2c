/** Another mobile number for a login, proved by the codes of both. */
import type { ParsedOf } from '@banxin/contract/call';
import type { updateMobilePhone } from '@banxin/contract/calls/customer/binding';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import type { Fields } from '@banxin/contract/refusals/plain';
import { messageOf, type RefusalRow } from '@banxin/contract/refusals/row';
import { fieldsOf } from '@banxin/contract/server';
import { inTransaction, type UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { nowOf } from '../../ports/clock.ts';
import { endTickets } from '../login/replacePassword.ts';
import { codeFits, sendToOwn, takeCode, wasCodeSpent } from '../login/smsCode.ts';
import { isTaken, taken, unique, wasTakenMeanwhile } from '../login/taken.ts';
import { tellLoginChanged } from '../login/tellChanged.ts';

/** What its code is good for. */
const PURPOSE = 'mobile';

export const sendOldCode = (context: UserContext): Promise<null | Refusal> =>
  sendToOwn(context, PURPOSE);

/** A refusal that stands at one field. */
const at = (field: string, row: RefusalRow<Fields>): Refusal =>
  refuse(row, fieldsOf({ fields: { [field]: messageOf(row, { fields: {}, why: {} }) } }));

/**
 * Of two codes the one that is right stays good for the next try. A repeat after a lost answer comes with codes that
 * the first request has spent.
 */
export async function changeMobile(
  context: UserContext,
  { oldSmsCode, mobilePhone, smsCode }: ParsedOf<typeof updateMobilePhone>,
): Promise<null | Refusal> {
  const { db, customer, now, machine } = context;
  if (mobilePhone === customer.mobile) {
    const isRepeat = await wasCodeSpent(context, mobilePhone, PURPOSE, smsCode);
    return isRepeat ? null : invalid({ mobilePhone: messageOf(refusals.mobileSame) });
  }
  if (await isTaken(db, unique.mobile, mobilePhone)) return taken(unique.mobile);
  if (!(await codeFits(context, customer.mobile, PURPOSE, oldSmsCode))) {
    return at('oldSmsCode', refusals.oldSmsCodeWrong);
  }
  if (!(await codeFits(context, mobilePhone, PURPOSE, smsCode))) {
    return at('smsCode', refusals.newSmsCodeWrong);
  }
  try {
    return await transaction(db, async (tx): Promise<null | Refusal> => {
      const inside = inTransaction(context, tx);
      // Another request has taken one of them meanwhile: the other stays good.
      if (!(await takeCode(inside, mobilePhone, PURPOSE, smsCode))) {
        throw at('smsCode', refusals.newSmsCodeWrong);
      }
      if (!(await takeCode(inside, customer.mobile, PURPOSE, oldSmsCode))) {
        throw at('oldSmsCode', refusals.oldSmsCodeWrong);
      }
      await tx
        .updateTable('customers')
        .set({ mobile: mobilePhone })
        .where('id', '=', customer.id)
        .execute();
      // Who holds the old number resets no password any more.
      await endTickets(tx, customer.id, nowOf(machine));
      await tellLoginChanged(tx, customer.id, 'mobile', now);
      return null;
    });
  } catch (error) {
    if (error instanceof Refusal) return error;
    if (!wasTakenMeanwhile(error, unique.mobile)) throw error;
    return taken(unique.mobile);
  }
}
