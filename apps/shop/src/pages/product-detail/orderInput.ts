/** A job with all that is known of its sending, as it is ordered. */
import type { InputOf } from '@banxin/contract/call';
import type { createOrder } from '@banxin/contract/calls/order/create';
import type { KeptJob } from '../../features/favorite/KeepFavoriteDialog.tsx';
import type { Sending } from '../../features/quote/sendingQuery.ts';
import type { Configurator } from '../../features/quote/useConfigurator.ts';
import type { PrintFilesState } from '../../features/upload/usePrintFiles.ts';
import type { ProductDetail } from './useProductDetail.ts';
import type { Reorder } from './useReorder.ts';

export interface Ordered extends Pick<ProductDetail, 'address' | 'last'> {
  readonly configurator: Pick<Configurator, 'configuration' | 'quote'>;
  readonly sending: Sending;
  readonly reorder: Reorder;
  /** Its files, and which of them holds which side of which style. */
  readonly handed: PrintFilesState['handed'];
}

export function orderInput(job: Ordered): InputOf<typeof createOrder> {
  const { configurator, sending, reorder, address, last, handed } = job;
  const { configuration, quote } = configurator;
  const { way, wish } = sending;
  const { receiver } = reorder;
  const wanted = way.carrier ?? reorder.carrier;
  const taker = quote?.valid ? quote.delivery?.carrier : undefined;
  // Who cannot take it is not asked for: the server would refuse.
  const carrier = taker === undefined || taker === wanted ? wanted : null;
  // Where it really goes, once that is known: a place that was only asked for does not outlive it.
  const province = (receiver ?? address)?.province ?? wish.to;
  return {
    configuration,
    urgent: way.urgent,
    ...(carrier !== null && { carrier }),
    ...(wish.by !== null && { arriveBy: wish.by }),
    ...handed,
    remark: last?.remark ?? '',
    ...(receiver && { receiver }),
    ...(province !== null && { province }),
  };
}

/** What a favourite keeps of it: all but who gets it, what was remarked, and the day. */
export const favoriteInput = ({
  configuration,
  urgent,
  carrier,
  packaging,
  province,
  fileIds,
  styles,
}: InputOf<typeof createOrder>): KeptJob => ({
  configuration,
  urgent,
  ...(carrier !== undefined && { carrier }),
  ...(packaging !== undefined && { packaging }),
  ...(province !== undefined && { province }),
  ...(fileIds !== undefined && { fileIds }),
  ...(styles !== undefined && { styles }),
});
