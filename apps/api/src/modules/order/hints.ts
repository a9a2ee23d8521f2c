/** What happens next with an order and when, in one line per status. */
import { AUTO_RECEIVE_DAYS } from '@banxin/contract/constants';
import type { DeliveryPromise } from '@banxin/contract/entities/quote';
import { fileStatus } from '@banxin/contract/enums/order';
import { isPrinted, type SummaryRow } from './order.ts';
import { payBefore } from './payBefore.ts';
import { chineseDay, promiseOf } from './promise.ts';

/** `2026-11-23T09:00…+08:00` → `11 月 23 日 09:00`; instants are read in Shanghai's time. */
const minuteOf = (instant: string): string =>
  `${chineseDay(instant.slice(0, 10))} ${instant.slice(11, 16)}`;

/** A day of the promise, said in a line; the other line when it is not fixed. */
const onDay = (day: string | null | undefined, say: (day: string) => string, other: string) =>
  day ? say(chineseDay(day)) : other;

const reviewFailed = (order: SummaryRow): string =>
  isPrinted(order) ? '审核未通过，请修改文件后重新提交' : '审核未通过，客服会联系您';

const byStatus: Readonly<
  Record<number, (order: SummaryRow, promise: DeliveryPromise | null) => string>
> = {
  0: (order) => (order.paid > 0 ? '已退款到原付款方式' : '订单已取消，未产生费用'),
  1: (order) =>
    order.confirmed_at === null
      ? '请确认收货信息后付款'
      : `请在 ${minuteOf(payBefore(order))} 前付款，超时自动取消`,
  2: reviewFailed,
  3: (order) => `审核通过，请在 ${minuteOf(payBefore(order))} 前付款`,
  11: (order) => (isPrinted(order) ? '已付款，正在审核文件' : '已付款，正在审核'),
  12: reviewFailed,
  13: (_, promise) => onDay(promise?.shipDate, (day) => `预计 ${day} 发货`, '等待分配工厂'),
  15: (_, promise) => `${promise?.factoryName ?? '工厂'}已接单，等待开工`,
  17: (_, promise) => onDay(promise?.arriveDate, (day) => `生产中，预计 ${day} 送达`, '生产中'),
  20: () => '外协加工中',
  54: () => '外协完成，回厂扫描',
  55: () => '已回厂，等待入库',
  60: () => '入库复核中',
  61: () => '部分已入库，其余生产中',
  62: (_, promise) =>
    onDay(promise?.shipDate, (day) => `已入库，${day} 前发出`, '已入库，等待发货'),
  65: () => '正在打单发货',
  66: (_, promise) => onDay(promise?.arriveDate, (day) => `运输中，预计 ${day} 送达`, '运输中'),
  67: () => `派送中，发货满 ${AUTO_RECEIVE_DAYS} 天自动确认收货`,
  69: () => '已签收，可再来一单；有问题请联系客服',
  100: () => '退回途中',
  101: () => '已退回工厂，客服会联系您处理',
};

const byFile: Readonly<Record<number, string>> = {
  [fileStatus.productToModify]: '产品规格需要修改',
  [fileStatus.fileToModify]: '印刷文件需要修改，请重新上传',
  [fileStatus.certificateToModify]: '授权证书需要修改',
  [fileStatus.paused]: '文件处理已暂停，客服会联系您',
};

/** Files that wait for the customer come first: nothing else moves until they are mended. */
export function hintOf(order: SummaryRow): string {
  const waitsForFile = isPrinted(order) && order.status >= 1 && order.status <= 13;
  if (waitsForFile) {
    const fileHint = byFile[order.file_status];
    if (fileHint) return fileHint;
    const missing =
      order.file_status === fileStatus.default || order.file_status === fileStatus.awaitingFinal;
    if (order.paid_at !== null && missing) return '已付款，请上传印刷文件后开始审核';
  }
  return byStatus[order.status]?.(order, promiseOf(order)) ?? '';
}
