/** How a job is sent and the day by which it is wanted, as they stand in an address beside the configuration. */
import type { Way } from './SpeedRow.tsx';

/** The day by which a job is wanted. */
export interface Wish {
  /** Local date; null: any day will do. */
  readonly by: string | null;
  /** Province that is asked for instead of the address's; null for none. */
  readonly to: string | null;
}

export interface Sending {
  readonly way: Way;
  readonly wish: Wish;
}

export const NO_WISH: Wish = { by: null, to: null };
export const USUAL: Way = { urgent: 'none' };

export const SENDING_PARAMS = ['urgent', 'carrier', 'by', 'to'] as const;

/** What is usual stands in no address. */
export const sendingQuery = ({ way, wish }: Sending): Readonly<Record<string, string>> => ({
  ...(way.urgent !== USUAL.urgent && { urgent: way.urgent }),
  ...(way.carrier && { carrier: way.carrier }),
  ...(wish.by !== null && { by: wish.by }),
  ...(wish.to !== null && { to: wish.to }),
});

/** An address with an empty day asks which one. */
export const asksDay = (search: URLSearchParams): boolean => search.get('by') === '';
