/** Why custody stock moved, where the server says it and no person. */
import { type MessageRow, messageRows } from './message.ts';

export const cloudReason = messageRows('cloudReason', {
  destroyed: ['按客户申请销毁', 'Destroyed as the customer asked'],
  putBack: ['拣货撤销，放回库位', 'Picking was undone, it was put back'],
  opening: ['开仓盘点', 'Counted when the warehouse opened'],
});

/** Every sentence about the cloud warehouse. */
export const cloudMessages: readonly MessageRow<never>[] = Object.values(cloudReason);
