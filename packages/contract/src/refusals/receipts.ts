/** Refusals of the finance desk: money that came, and money that people send. */
import * as code from '../codes.ts';
import type { PayChannelName } from '../entities/payment.ts';
import type { BackStanding, UnplacedStanding } from '../entities/receipts.ts';
import { method } from '../messages/payment.ts';
import { backStanding, unplacedStanding } from '../messages/receipts.ts';
import { type Fen, moneyText } from '../money.ts';
import { refusals, type Words } from './row.ts';

const moved = ([zh, en]: Words): Words => [
  `此单已变为“${zh}”，未重复处理`,
  `It stands otherwise by now: ${en}. Nothing was done twice`,
];

export const receipts = refusals('receipts', {
  unknown: [code.notFound, ['没有这笔来款', 'There is no such money']],
  unknownBack: [
    code.notFound,
    ['没有这笔待退回的款项', 'There is no such money that is to go back'],
  ],
  amountInvalid: [
    code.invalidInput,
    ['金额应为元，例如 1284.05', 'The amount in yuan, such as 1284.05'],
  ],
  numberMissing: [code.invalidInput, ['请填写银行流水号', 'Please give the number of the bank']],
  remarkMissing: [
    code.invalidInput,
    ['请填写付款单的附言码', 'Please give the remark code of the payment'],
  ],
  howMissing: [code.invalidInput, ['请写明如何处理', 'Please say what became of it']],
  numberTaken: [code.wrongState, ['此流水号已登记', 'This number of the bank is entered already']],
  /** Of what people send: it is sent first. */
  bankRefMissing: [
    code.invalidInput,
    ['请先汇款并填写银行流水号', 'Send the transfer first and give its number'],
  ],
  noSuchTrade: [
    code.wrongState,
    ({ remark }: { readonly remark: string }) => [
      `没有附言为 ${remark} 的付款单`,
      `No payment has the remark ${remark}`,
    ],
  ],
  otherSum: [
    code.wrongState,
    ({ due, received }: { readonly due: Fen; readonly received: Fen }) => [
      `金额不符：应收 ${moneyText(due)}，实收 ${moneyText(received)}`,
      `It is another sum: ${moneyText(due)} are due, ${moneyText(received)} came`,
    ],
  ],
  notOpen: [
    code.wrongState,
    [
      '付款单已付款或已失效，可转入客户余额或登记退回',
      'The payment is paid or no longer open; put the money into the balance or send it back',
    ],
  ],
  transferOver: [
    code.wrongState,
    [
      '付款单已付款或已失效，来款已登记，请在“待处理”里处理',
      'The payment is paid or no longer open; the money is entered and waits under “To do”',
    ],
  ],
  moved: [
    code.wrongState,
    ({ became }: { readonly became: UnplacedStanding }) =>
      moved(unplacedStanding[became].words(undefined)),
  ],
  backMoved: [
    code.wrongState,
    ({ goes }: { readonly goes: BackStanding }) => moved(backStanding[goes].words(undefined)),
  ],
  /** Its channel is asked once more before a transfer of people counts. */
  backByChannel: [
    code.wrongState,
    ({ channel }: { readonly channel: PayChannelName }) => {
      const [zh, en] = method[channel].words(undefined);
      return [
        `${zh}刚确认已退回这笔款，没有登记汇款。请不要再汇；如已汇出，请联系银行或客户追回`,
        `${en} says that it is back after all; no transfer was entered. Send none; what was sent has to be called back`,
      ];
    },
  ],
  backUnderWay: [
    code.wrongState,
    ({ channel }: { readonly channel: PayChannelName }) => {
      const [zh, en] = method[channel].words(undefined);
      return [
        `${zh}仍在办理这笔退款，没有登记汇款。请等渠道有结果再办理，以免重复退款`,
        `${en} still has it in hand; no transfer was entered. Wait for its answer, or it goes back twice`,
      ];
    },
  ],
  backUnasked: [
    code.channelShut,
    ({ channel }: { readonly channel: PayChannelName }) => {
      const [zh, en] = method[channel].words(undefined);
      return [
        `暂时不能向${zh}核对是否已退回，没有登记汇款，请稍后再试`,
        `${en} cannot be asked now whether it is back; no transfer was entered. Please try again later`,
      ];
    },
  ],
  payerUnknown: [
    code.invalidInput,
    [
      '附言没有对应的付款单，请填写客户账号',
      'Its remark names no payment; please give the account of the customer',
    ],
  ],
  accountUnknown: [
    code.invalidInput,
    ({ account }: { readonly account: string }) => [
      `没有账号 ${account}，或已停用`,
      `There is no account ${account}, or it is shut`,
    ],
  ],
  accountDiffers: [
    code.invalidInput,
    ({ account }: { readonly account: string }) => [
      `付款单属于 ${account}，只能转入该客户余额`,
      `The payment belongs to ${account}; the money can go into that balance alone`,
    ],
  ],
  nothingCame: [code.wrongState, ['金额为 0，不能转入余额', 'Nothing came that could be put in']],
});
