/** Where a parcel is: carriers behind one interface. States are those of kuaidi100, which every carrier's are put into. */

/** A parcel as its carrier knows it, with what a driver without a network makes its way from. */
export interface TrackedParcel {
  /** kuaidi100 code. */
  readonly carrier: string;
  readonly trackingNo: string;
  /** Phone of the receiver: some carriers answer nobody else. */
  readonly phone: string;
  readonly from: Place;
  readonly to: Place;
  /** An instant. */
  readonly handedAt: string;
  /** Calendar days on the road. */
  readonly transitDays: number;
}

export interface Place {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

/** What the carrier wrote down, in its own words. */
export interface Scan {
  /** An instant. */
  readonly at: string;
  readonly text: string;
}

export interface Report {
  /** kuaidi100 state. */
  readonly state: number;
  /** The oldest first. */
  readonly scans: readonly Scan[];
}

/** What a carrier told by itself, once it is sure that it was the carrier. */
export interface ParcelNotice {
  readonly carrier: string;
  readonly trackingNo: string;
  readonly report: Report;
}

/** The carrier could not be asked; it is asked again later. */
export class CarrierFailedError extends Error {
  override readonly name = 'CarrierFailedError';
}

export interface Carrier {
  /** The number of the next label; null where labels are printed elsewhere and the number is typed in. */
  nextNumber(
    carrier: string,
    of: { readonly orderSN: string; readonly label: number },
  ): string | null;
  /** What is known by `now`; null when nothing is yet. @throws CarrierFailedError */
  track(parcel: TrackedParcel, now: string): Promise<Report | null>;
  /** Asks to be told of a parcel; absent where nobody tells. Repeat safe. @throws CarrierFailedError */
  follow?(parcel: TrackedParcel): Promise<void>;
  /** What a notice says; null when it is not the carrier's, or cannot be read. */
  readNotice?(form: { readonly param: string; readonly sign: string }): ParcelNotice | null;
}

/** No keys: numbers are typed in, and nobody can be asked. */
export const noCarrier: Carrier = {
  nextNumber: () => null,
  track: async () => null,
};
