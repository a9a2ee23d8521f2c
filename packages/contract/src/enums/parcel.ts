/** Where a parcel stands: before its carrier has it, and by what the carrier reports (kuaidi100 states). */
import { defineEnum, type ValueOf } from './define.ts';

/** Status of a parcel. */
export const parcelStatus = defineEnum({
  labelled: [0, '已打单'],
  handedOver: [1, '已交运'],
  onTheWay: [2, '运输中'],
  problem: [3, '疑难件'],
  signed: [4, '已签收'],
  returning: [5, '退回中'],
});
/** A value of {@link parcelStatus}. */
export type ParcelStatus = ValueOf<typeof parcelStatus>;
