/** The 20 digits under which an invoice is issued. */
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { messageOf } from '@banxin/contract/refusals/row';
import { isUniqueViolation } from '../../db/transaction.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';

const DIGITS = /^\d{20}$/;

/** A number stands on one invoice. @param write a transaction of its own, which is undone when the number is taken */
export async function once(
  number: string,
  write: () => Promise<Refusal | null>,
): Promise<Refusal | null> {
  if (!DIGITS.test(number)) return invalid({ invoiceNumber: messageOf(refusals.numberInvalid) });
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'invoices_number')) {
      return invalid({ invoiceNumber: messageOf(refusals.numberTaken, { number }) });
    }
    throw error;
  }
}
