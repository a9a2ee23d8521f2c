/** The 20 digits under which an invoice is issued. */
import { isUniqueViolation } from '../../db/transaction.ts';

const DIGITS = /^\d{20}$/;
const NOT_A_NUMBER = '发票号码为 20 位数字 (the number of an invoice has 20 digits)';

/** A number stands on one invoice. */
export async function once(number: string, write: () => Promise<string>): Promise<string> {
  if (!DIGITS.test(number)) return NOT_A_NUMBER;
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) {
      return `发票号码 ${number} 已使用 (this number stands on another invoice)`;
    }
    throw error;
  }
}
