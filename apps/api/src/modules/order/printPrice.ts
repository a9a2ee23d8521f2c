/** For the customer's service: why an order costs what it does, on the command line. */
import { chinese } from '@banxin/pricing/chinese';
import { formulaText, stepName, valueText } from '@banxin/pricing/workingWords';
import type { Db } from '../../db/transaction.ts';
import { agreedPrice, logLines } from './priceLog.ts';

const INDENT = '  ';

/** Lines with amounts, and under each its steps: inputs, formulas with their numbers, results. */
export async function printPrice(db: Db, orderSN: string): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_sn', '=', orderSN)
    .executeTakeFirst();
  if (order === undefined) return `没有订单 ${orderSN}`;
  const agreed = agreedPrice(order);
  if (agreed === null) return `${orderSN} 还没有价格`;
  const { quote, at } = agreed;
  const printed = logLines(quote.lines).flatMap(
    ({ label, amount, formula, depth, working, kind }) => {
      const indent = INDENT.repeat(depth);
      const head = `${indent}${label}\t${valueText({ unit: 'fen', value: amount })}\t${formula}`;
      const isSum = kind === 'group';
      if (working === undefined) {
        return isSum ? [head] : [head, `${indent}${INDENT}计算过程未保存，仅保留金额`];
      }
      const steps = working.map((step) => {
        const name = step.said ? chinese(step.said) : stepName(step, 'zh');
        const by = formulaText(step, working, 'zh');
        const value = valueText(step);
        return `${indent}${INDENT}${name}：${by === '' ? value : `${by} = ${value}`}`;
      });
      return [head, ...steps];
    },
  );
  return [
    `${orderSN}\t价目表 ${quote.bookVersion || '未保存'}\t${at}`,
    ...printed,
    `合计\t${valueText({ unit: 'fen', value: quote.total })}`,
  ].join('\n');
}
