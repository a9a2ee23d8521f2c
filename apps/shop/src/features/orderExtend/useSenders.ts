/** The senders that are kept, and the one that orders come from unless they say otherwise. */
import { getSenders } from '@banxin/contract/calls/customer/sender';
import type { KeptSender, Sender } from '@banxin/contract/entities/sender';
import { useCall } from '../../lib/useCall.ts';

const NONE: readonly KeptSender[] = [];

/** None while they load, and where they cannot be had: a sender can be typed as well. */
export function useSenders(): readonly KeptSender[] {
  const senders = useCall(getSenders, {});
  return senders.state === 'ready' ? senders.value : NONE;
}

/** What an order keeps of a sender. */
export const senderOf = ({ name, phone, address, hide }: Sender): Sender => ({
  ...{ name, phone, address, hide },
});

/** Null: the works. */
export function useDefaultSender(): Sender | null {
  const found = useSenders().find(({ isDefault }) => isDefault);
  return found ? senderOf(found) : null;
}
