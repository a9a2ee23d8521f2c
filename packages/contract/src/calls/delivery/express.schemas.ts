/** Shapes of what express.ts sends and answers. */
import * as z from 'zod/mini';
import { carrierCode, instant, serialNumber } from '../../entities/primitives.ts';

/** A parcel with what its carrier reported. */
export const parcelLog = z.object({
  carrier: z.object({ code: carrierCode, name: z.string() }),
  trackingNo: z.string(),
  /** Of the address that it goes to; 1 for an order to one. */
  drop: z.int(),
  /** kuaidi100: 0 in transit, 1 collected, 2 problem, 3 signed, 5 delivering …; null before the first scan. */
  state: z.nullable(z.int()),
  /** Null while it is at the factory. */
  handedAt: z.nullable(instant),
  /** In the carrier's own words, the newest first. */
  scans: z.array(z.object({ at: instant, text: z.string() })),
});
/** A value of {@link parcelLog}. */
export type ParcelLog = z.infer<typeof parcelLog>;

export const getExpressLogs = {
  input: z.object({ orderSN: serialNumber }),
  output: z.array(parcelLog),
};
