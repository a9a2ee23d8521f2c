/** Words of the entry of a bank transfer. */
import { dictionary } from '../../lib/text.ts';

export const receiptText = dictionary(
  {
    title: '登记到账',
    remark: '付款附言',
    remarkHint: '客户汇款时填写的附言码',
    remarkMissing: '请填写付款附言',
    amount: '到账金额',
    amountHint: '元，与银行流水一致',
    amountMissing: '请填写大于 0 的金额，例如 1284.05',
    number: '银行流水号',
    numberHint: '同一流水号只能登记一次',
    numberMissing: '请填写银行流水号',
    enter: '登记',
    failed: '没有登记',
    cancel: '取消',
  },
  {
    title: 'Enter a transfer',
    remark: 'Remark code',
    remarkHint: 'The code that the customer wrote on the transfer',
    remarkMissing: 'Please give the remark code',
    amount: 'Amount received',
    amountHint: 'Yuan, as the bank says it',
    amountMissing: 'An amount above 0, for instance 1284.05',
    number: 'Number of the bank',
    numberHint: 'One number is entered once',
    numberMissing: 'Please give the number of the bank',
    enter: 'Enter',
    failed: 'It was not entered',
    cancel: 'Cancel',
  },
);
