/** Refusals of the works: why a desk cannot take a step. */
import * as code from '../codes.ts';
import { WORKS_REASON_MAX, WORKS_REASON_MIN } from '../constants.ts';
import { standingTag } from '../messages/orderStanding.ts';
import { type Fen, moneyText } from '../money.ts';
import type { Standing } from './order.ts';
import { refusals } from './row.ts';

export const works = refusals('works', {
  otherDesk: [code.forbidden, ['这个工位没有授权给您', 'This desk is not yours']],
  unknown: [
    code.notFound,
    ['没有这张订单，或还没有提交', 'There is no such order, or it is not submitted'],
  ],
  moved: [
    code.wrongState,
    ({ status }: Standing) => {
      const [zh, en] = standingTag(status);
      return [
        `此单已变为“${zh}”，未重复处理`,
        `The order stands otherwise by now: ${en}. Nothing was done`,
      ];
    },
  ],
  nothingScanned: [
    code.notFound,
    ({ scanned }: { readonly scanned: string }) => [
      `没有号码为 ${scanned} 的订单、工单或包裹`,
      `No order, work order or parcel has the number ${scanned}`,
    ],
  ],
  noCase: [code.notFound, ['没有这一项，或已处理完', 'There is no such case, or it is done']],
  notFromHere: [
    code.wrongState,
    ({ status }: Standing) => {
      const [zh, en] = standingTag(status);
      return [`订单${zh}，现在不能这样处理`, `This cannot be done now: ${en}`];
    },
  ],
  inOtherHands: [
    code.wrongState,
    ({ by }: { readonly by: string }) => [
      `${by}正在处理，接手后可以操作`,
      `${by} has it in hand; take it over to act on it`,
    ],
  ],
  reasonMissing: [
    code.invalidInput,
    ['请填写原因，客户会看到', 'Please give the reason; the customer reads it'],
  ],
  reasonLength: [
    code.invalidInput,
    [
      `请填写原因，客户会看到（${WORKS_REASON_MIN}-${WORKS_REASON_MAX} 个字）`,
      `A reason of ${WORKS_REASON_MIN} to ${WORKS_REASON_MAX} characters, which the customer reads`,
    ],
  ],
  filesWithCustomer: [
    code.wrongState,
    ['文件在等客户，不能通过审核', 'The files wait for the customer; review cannot pass'],
  ],
  filesUnseen: [
    code.wrongState,
    [
      '客户改过文件，请打开核对后通过，或写明放行原因',
      'The customer changed the files; please open the case and look, or say why they pass',
    ],
  ],
  filesReplaced: [
    code.wrongState,
    [
      '客户刚换了文件，请看过新文件再通过',
      'The customer has replaced the files; please look again',
    ],
  ],
  filesNeedReason: [
    code.invalidInput,
    [
      '文件检查有问题，放行请写明原因',
      'The check found something in the files; please say why they pass all the same',
    ],
  ],
  stopped: [code.wrongState, ['客户要求停止发货', 'The customer asked to stop shipping']],
  isPrinted: [
    code.wrongState,
    ['这张订单要生产，不能从货架拣货', 'This order has to be made and is not on the shelf'],
  ],
  isStock: [
    code.wrongState,
    ['现货订单不开工单，请拣货', 'Goods from the shelf need no work order; please pick them'],
  ],
  isPicked: [
    code.wrongState,
    [
      '这张订单从货架拣货，不经生产；要重拣或取消，请放回货架',
      'This order is picked from the shelf and not made; put the goods back to pick again or to cancel',
    ],
  ],
  isMade: [
    code.wrongState,
    [
      '这张订单是印刷品，没有货架可放回',
      'This order was printed; there is no shelf to put it back on',
    ],
  ],
  platesMade: [
    code.wrongState,
    ['已出版，不能撤回工单', 'The plates are made; the work order cannot be withdrawn'],
  ],
  oneSite: [
    code.wrongState,
    [
      '只发一个地址，请全部入库后发货',
      'It goes to one address; please store all of it before it is shipped',
    ],
  ],
  noWorkOrder: [
    code.wrongState,
    ['还没有开工单，开工后可以打印', 'There is no work order yet; it can be printed once there is'],
  ],
  noLabel: [
    code.wrongState,
    ['还没有打面单，或已不在发货途中', 'It has no label yet, or it is not on its way any more'],
  ],
  refundTooLarge: [
    code.invalidInput,
    ({ most }: { readonly most: Fen }) => [
      `最多可退 ${moneyText(most)}`,
      `At most ${moneyText(most)} can go back`,
    ],
  ],
  refundedWhole: [
    code.wrongState,
    ['货款已全部退回，不能重新发货', 'All of the money went back; it cannot be shipped again'],
  ],
  unknownDrop: [
    code.invalidInput,
    ['这张订单没有这个收货地址', 'The order does not go to this address'],
  ],
  nothingBack: [
    code.wrongState,
    ['没有已退回的包裹，不用重新发货', 'Nothing came back, so nothing is shipped again'],
  ],
  unknownFactory: [code.invalidInput, ['没有这家工厂', 'There is no such factory']],
  numberMissing: [
    code.invalidInput,
    ['请填写面单上的运单号', 'Please give the tracking number of the label'],
  ],
  numberTaken: [
    code.invalidInput,
    ['这个运单号已用于另一个包裹', 'Another parcel has this tracking number'],
  ],
});
