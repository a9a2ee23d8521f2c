/** Refusals about orders: registering, confirming, files, cancelling, looking up. */

import type { FreightMoved } from '../calls/order/address.schemas.ts';
import type { PriceMoved } from '../calls/order/confirm.schemas.ts';
import type { RowMoved } from '../calls/order/together.schemas.ts';
import * as code from '../codes.ts';
import type { Finding } from '../entities/file.ts';
import type { Sentence } from '../entities/sentence.ts';
import { standingTag } from '../messages/orderStanding.ts';
import { refusals } from './row.ts';

/** How the order stands. */
export interface Standing {
  readonly status: number;
}

/** A sentence of the price engine: in Chinese, and as parts that are worded where it is read. */
export interface Reason {
  readonly reason: string;
  readonly said?: Sentence | undefined;
}

/** Why a configuration has no price. */
export interface Impossible {
  readonly conflicts: readonly (Reason & { readonly ids: readonly string[] })[];
  readonly missing: readonly Reason[];
  readonly nearest: unknown;
}

export const order = refusals('order', {
  unknown: [code.notFound, ['订单不存在', 'There is no such order']],
  noneFound: [
    code.notFound,
    [
      '没有找到这张订单，请核对订单号和手机号后 4 位',
      'No order was found: please compare the order number and the last 4 digits of the phone',
    ],
  ],
  impossible: [
    code.configurationImpossible,
    ({ conflicts, missing }: Impossible) => {
      const reason = conflicts[0]?.reason ?? missing[0]?.reason ?? '';
      // Without ids the reason is an address, carrier or urgency that cannot be served, not the configuration.
      const isService = missing.length === 0 && conflicts.every(({ ids }) => ids.length === 0);
      return isService
        ? [reason, reason]
        : [`该配置无法生产：${reason}`, `This configuration cannot be made: ${reason}`];
    },
  ],
  noLongerSold: [
    code.configurationImpossible,
    ['该产品已下架，请重新选择', 'The product is no longer sold, please choose another'],
  ],
  unpaidTooMany: [
    code.unpaidTooMany,
    ({ limit }: { limit: number }) => [
      `未付款的订单已有 ${limit} 张，请先付款或取消一部分再下单`,
      `${limit} orders wait for payment; please pay or cancel some first`,
    ],
  ],
  noFilesNeeded: [
    code.fileUnusable,
    ['现货产品不需要印刷文件', 'Goods from stock need no print files'],
  ],
  fileGone: [
    code.fileUnusable,
    [
      '文件不存在或已删除，请重新上传',
      'The file does not exist or was removed, please upload it again',
    ],
  ],
  fileRefused: [
    code.fileUnusable,
    ({ name, finding }: { name: string; finding: Pick<Finding, 'message' | 'english'> | null }) => [
      `《${name}》不能用于印刷：${finding?.message ?? '无法读取'}`,
      `${name} cannot be printed: ${finding?.english ?? 'it cannot be read'}`,
    ],
  ],
  fileUnderCheck: [
    code.fileUnusable,
    ({ name }: { name: string }) => [
      `《${name}》还在检查，请稍候再下单`,
      `${name} is still being checked, please wait before you order`,
    ],
  ],
  stylesTooMany: [
    code.invalidInput,
    ({ most }: { most: number }) => [
      `只有 ${most} 款，请删去多出的款`,
      `There are ${most} designs only, please remove what is too much`,
    ],
  ],
  styleFileUnknown: [
    code.invalidInput,
    ({ style }: { style: number }) => [
      `第 ${style} 款的文件不在这张订单的文件里，或没有这一页`,
      `A file of design ${style} is not among the files of the order, or has no such page`,
    ],
  ],
  stylePartsOdd: [
    code.invalidInput,
    ({ style }: { style: number }) => [
      `第 ${style} 款的文件摆放不对：只有画册可以逐页排列，其他最多正反两个文件`,
      `The files of design ${style} do not fit: only books are put in order page by page, others have a front and a back`,
    ],
  ],
  confirmedAlready: [
    code.wrongState,
    (_: Standing) => [
      '订单已确认，不能重复提交；如需修改请联系客服',
      'The order is confirmed already; please call us if something must change',
    ],
  ],
  submitted: [
    code.wrongState,
    (_: Standing) => [
      '订单已提交，规格不能再修改；如需修改请联系客服',
      'The order is submitted and its specification can no longer change; please call us',
    ],
  ],
  draftMoved: [
    code.wrongState,
    (_: Standing) => [
      '这张订单已在另一个窗口修改，请刷新页面后再改',
      'The order was changed in another window, please load the page again',
    ],
  ],
  notConfirmable: [
    code.wrongState,
    ({ status }: Standing) => {
      const [zh, en] = standingTag(status);
      return [`订单${zh}，不能再确认`, `The order cannot be confirmed any more: ${en}`];
    },
  ],
  priceMoved: [
    code.priceMoved,
    (_: PriceMoved) => [
      '价格有变化，请核对后再确认',
      'The price has moved, please look at it before you confirm',
    ],
  ],
  pricesMoved: [
    code.priceMoved,
    ({ moved }: { readonly moved: readonly RowMoved[] }) => [
      `${moved.length} 行的价格有变化，请核对后再下单`,
      `Prices of ${moved.length} rows moved; please compare before you order`,
    ],
  ],
  approvedFiles: [
    code.wrongState,
    (_: Standing) => [
      '订单已通过审核，文件不能再更换；请联系客服',
      'The order is approved and its files can no longer change; please call us',
    ],
  ],
  confirmedFiles: [
    code.wrongState,
    (_: Standing & { readonly fileStatus: number }) => [
      '文件已确认，不能再更换；请联系客服',
      'The files are confirmed and can no longer change; please call us',
    ],
  ],
  notCancellable: [
    code.wrongState,
    ({ status }: Standing) => {
      const [zh, en] = standingTag(status);
      return [
        `订单${zh}，不能取消；如有问题请联系客服`,
        `The order cannot be cancelled any more: ${en}; please call us if something is wrong`,
      ];
    },
  ],
  addressTooLate: [
    code.wrongState,
    ({ status }: Standing) => {
      const [zh, en] = standingTag(status);
      return [
        `订单${zh}，地址不能再修改；请联系客服`,
        `The address can no longer change: ${en}; please call us`,
      ];
    },
  ],
  severalAddresses: [
    code.wrongState,
    (_: Standing) => [
      '这张订单寄往多个地址，请在“多地址收货”里修改',
      'The order goes to several addresses; please change them together',
    ],
  ],
  dropsTooLate: [
    code.wrongState,
    ({ status }: Standing) => {
      const [zh, en] = standingTag(status);
      return [
        `订单${zh}，收货地址不能再拆分或修改；请联系客服`,
        `The addresses can no longer be split or changed: ${en}; please call us`,
      ];
    },
  ],
  dropsMoved: [
    code.wrongState,
    (_: Standing) => [
      '订单在别处有变动，请核对后再提交',
      'The order has changed elsewhere, please look at it again',
    ],
  ],
  dropsQuantity: [
    code.invalidInput,
    ({ ordered, given }: { readonly ordered: number; readonly given: number }) => [
      `各地址的数量合计 ${given}，应为 ${ordered}`,
      `The addresses take ${given} together; ${ordered} were ordered`,
    ],
  ],
  dropsUnlike: [
    code.invalidInput,
    [
      '各地址的省份、数量和快递没有一一对应',
      'Each address needs a province, a quantity and a carrier',
    ],
  ],
  freightMoved: [
    code.priceMoved,
    (_: FreightMoved) => [
      '运费差额有变化，请核对后再提交',
      'The difference in freight has moved, please look at it again',
    ],
  ],
  nothingAsked: [
    code.wrongState,
    (_: Standing & { readonly fileStatus: number }) => [
      '没有需要修改的内容，或需要重新上传文件',
      'Nothing was asked for, or other files have to be uploaded',
    ],
  ],
  nothingToConfirm: [
    code.wrongState,
    (_: Standing & { readonly fileStatus: number }) => [
      '文件现在不能确认，请刷新页面查看',
      'The files cannot be confirmed now, please load the page again',
    ],
  ],
  filesUnseen: [
    code.wrongState,
    [
      '文件刚换过，请看过新文件的检查结果再确认',
      'The files were replaced just now; please read what the check says of the new ones, then confirm',
    ],
  ],
  filesNeedPerson: [
    code.fileUnusable,
    [
      '文件有问题需要先处理，或缺少文件，请更换后再确认',
      'The files have problems or are incomplete; please replace them before you confirm',
    ],
  ],
  notCommentable: [
    code.wrongState,
    (_: Standing) => ['签收后才能评价', 'An order can be commented on after it was received'],
  ],
  commentOver: [
    code.wrongState,
    (_: { readonly until: string }) => [
      '评价已超过 24 小时，不能再修改',
      'A comment can be changed for 24 hours only',
    ],
  ],
  pictureUnusable: [
    code.invalidInput,
    ['图片已失效，请重新上传', 'A picture is no longer there, please upload it again'],
  ],
  exportTooMany: [
    code.invalidInput,
    ({ most }: { readonly most: number }) => [
      `一次最多导出 ${most} 张订单，请缩小日期范围或按状态导出`,
      `One workbook takes ${most} orders; please choose fewer days or one status`,
    ],
  ],
  senderTooLate: [
    code.wrongState,
    ({ status }: Standing) => {
      const [zh, en] = standingTag(status);
      return [`订单${zh}，发件人不能再修改`, `The sender can no longer change: ${en}`];
    },
  ],
  certificateTooLate: [
    code.wrongState,
    ({ status }: Standing) => {
      const [zh, en] = standingTag(status);
      return [`订单${zh}，证书不能再更换`, `The certificate can no longer change: ${en}`];
    },
  ],
  unknownDrop: [
    code.notFound,
    ['这张订单没有这个收货地址', 'The order does not go to this address'],
  ],
  notReceivable: [
    code.wrongState,
    ({ orderSN, status }: Standing & { readonly orderSN: string }) => {
      const [zh, en] = standingTag(status);
      return [
        `订单 ${orderSN} ${zh}，现在不能确认签收`,
        `Receipt of order ${orderSN} cannot be confirmed now: ${en}`,
      ];
    },
  ],
  notStoppable: [
    code.wrongState,
    ({ status }: Standing) => {
      const [zh, en] = standingTag(status);
      return [
        `订单${zh}，不能停止或恢复发货；如有问题请联系客服`,
        `Shipping can neither be stopped nor go on: ${en}; please call us if something is wrong`,
      ];
    },
  ],
  notHideable: [
    code.wrongState,
    ({ status }: Standing) => {
      const [zh, en] = standingTag(status);
      return [`订单${zh}，不能删除`, `The order cannot be removed: ${en}`];
    },
  ],
  hideLater: [
    code.wrongState,
    ({ days }: Standing & { readonly days: number }) => [
      `签收满 ${days} 天后可以删除`,
      `It can be removed ${days} days after receipt`,
    ],
  ],
  unconfirmed: [code.wrongState, ['请先确认订单', 'Please confirm the order first']],
  byStaff: [code.wrongState, ['由印厂处理', 'The factory does this']],
  bySystem: [code.wrongState, ['由系统自动处理', 'This happens by itself']],
  byCarrier: [code.wrongState, ['以快递状态为准', 'The carrier reports this']],
  notOnline: [
    code.wrongState,
    ['网上暂不能办理，请联系客服', 'This cannot be done online yet, please call us'],
  ],
  carrierUnavailable: [code.invalidInput, ({ reason }: Reason) => [reason, reason]],
  chooseCarrier: [
    code.invalidInput,
    ['请选择可用的快递', 'Please choose a carrier that delivers there'],
  ],
  noSuchDay: [
    code.invalidInput,
    ['没有这一天，请核对日期', 'There is no such day, please compare the date'],
  ],
});
