/** Refusals of taking money out of the account. */
import * as code from '../codes.ts';
import type { WithdrawalStatus } from '../entities/withdrawal.ts';
import { withdrawalStanding } from '../messages/withdrawal.ts';
import { type Fen, moneyText } from '../money.ts';
import { refusals } from './row.ts';

export const withdrawal = refusals('withdrawal', {
  unknown: [code.notFound, ['没有这笔提现', 'There is no such withdrawal']],
  underWay: [
    code.wrongState,
    [
      '有一笔提现正在处理，到账或撤回后可再次申请',
      'Another withdrawal is under way; ask again once it has arrived or is taken back',
    ],
  ],
  tooMuch: [
    code.balanceTooLow,
    ({ withdrawable }: { withdrawable: Fen }) => [
      `可提现余额已变为 ${moneyText(withdrawable)}`,
      `What can be taken out is ${moneyText(withdrawable)} now`,
    ],
  ],
  over: [
    code.wrongState,
    ({ standing }: { standing: WithdrawalStatus }) => {
      const [zh, en] = withdrawalStanding[standing].words(undefined);
      return [`这笔提现${zh}，不能撤回`, `It cannot be taken back: ${en}`];
    },
  ],
  /** At the desk. */
  moved: [
    code.wrongState,
    ({ standing }: { standing: WithdrawalStatus }) => {
      const [zh, en] = withdrawalStanding[standing].words(undefined);
      return [
        `此单已变为“${zh}”，未重复处理`,
        `It stands otherwise by now: ${en}. Nothing was done twice`,
      ];
    },
  ],
  partsMoved: [
    code.wrongState,
    ({ rest }: { rest: Fen }) => [
      `银行汇出部分已变为 ${moneyText(rest)}，请核对后再登记`,
      `${moneyText(rest)} have to go by the bank now; please look at it again`,
    ],
  ],
  byBank: [
    code.invalidInput,
    ({ rest }: { rest: Fen }) => [
      `其中 ${moneyText(rest)} 要从银行汇出，请先汇款并填写流水号`,
      `${moneyText(rest)} of it go by the bank: send them first and give the number`,
    ],
  ],
});
