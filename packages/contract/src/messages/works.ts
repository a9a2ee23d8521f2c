/** What the steps of the works are called at their desks. */
import type { Words } from '../refusals/row.ts';
import { type MessageRow, messageRows } from './message.ts';

const titles: Readonly<Record<string, Words>> = {
  REVIEW_PASS: ['通过审核', 'Pass review'],
  REVIEW_WITHDRAW: ['退回客户', 'Hand back'],
  FILE_MUST_CHANGE: ['请客户改文件', 'Ask for other files'],
  PRODUCT_MUST_CHANGE: ['请客户改规格', 'Ask for another specification'],
  CERTIFICATE_MUST_CHANGE: ['请客户改证书', 'Ask for another certificate'],
  PAUSE: ['暂停', 'Pause'],
  RESUME: ['恢复', 'Resume'],
  ALLOCATE: ['分配工厂', 'Choose the factory'],
  UNALLOCATE: ['取消分配', 'Take back from the factory'],
  OPEN_WORK_ORDER: ['开工单', 'Open the work order'],
  WITHDRAW_WORK_ORDER: ['撤回工单', 'Withdraw the work order'],
  PICKED: ['拣货完成', 'Picked from the shelf'],
  PUT_BACK: ['放回货架', 'Put back on the shelf'],
  OUTSOURCE: ['送协作厂', 'Give to a partner'],
  SCAN_RETURN: ['协作厂已完成', 'Finished by the partner'],
  CONFIRM_RETURN: ['回厂', 'Back at the factory'],
  REWORK: ['返工', 'Make again'],
  STORE_PART: ['部分入库', 'Store a part'],
  STORE_ALL: ['全部入库', 'Store all'],
  WITHDRAW_STORAGE: ['撤销入库', 'Count again'],
  LABEL: ['打面单', 'Print the label'],
  CANCEL_LABEL: ['取消面单', 'Cancel the label'],
  ALL_HANDED_OVER: ['交给快递', 'Hand to the carrier'],
  RETURN_SCANNED: ['退回已到厂', 'Return has arrived'],
  CANCEL: ['取消订单', 'Cancel the order'],
  RETURN_AUTHORISED: ['同意退货', 'Agree to a return'],
  RETURN_CANCELLED: ['取消退货', 'Cancel the return'],
  RESHIP: ['重新发货', 'Ship again'],
};

export const worksStep = messageRows('worksStep', {
  title: ({ event }: { readonly event: string }): Words => titles[event] ?? [event, event],
});

/** Every sentence of the desks. */
export const worksMessages: readonly MessageRow<never>[] = Object.values(worksStep);
