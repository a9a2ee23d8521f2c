/** Orders of a customer's own shop elsewhere: who is to get what was bought there. Sources behind one interface. */

/** Who is to get a trade, as its source wrote it down. */
export interface TradeReceiver {
  readonly consignee: string;
  readonly mobilePhone: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
}

/** Receivers are personal: a source tells those of a customer's own shops only. */
export interface TradeSource {
  /** False where no source is connected: nothing can be looked up. */
  readonly isConnected: boolean;
  /** Those of these numbers that it knows, by their numbers. @param ownerId main account */
  find(ownerId: number, tids: readonly string[]): Promise<ReadonlyMap<string, TradeReceiver>>;
}

/** Where there is no source. */
export const noTrades: TradeSource = { isConnected: false, find: async () => new Map() };
