/** How the goods of a case leave: where to, by whom, as whose, in how many cartons. For the shipping desk alone. */
import type { Sender } from '@banxin/contract/entities/sender';
import type { WorksDispatch, WorksParcel } from '@banxin/contract/entities/works';
import type { Desk } from '@banxin/contract/lifecycles/works';
import type { Db } from '../../db/transaction.ts';
import { type Site, sitesOf } from '../order/drops.ts';
import { isStoredInCloud, type OrderRow } from '../order/order.ts';
import { packingOf } from '../order/packing.ts';
import { carrierName } from '../order/pricing.ts';
import { isLabelled } from '../parcel/label.ts';
import { type LabelledParcel, newestParcels } from '../parcel/parcels.ts';

async function parcelOf(
  db: Db,
  order: OrderRow,
  site: Site,
  parcel: LabelledParcel | undefined,
): Promise<WorksParcel> {
  const { position, receiver, carrier, quantity } = site;
  const packed = await packingOf(db, order, quantity);
  return {
    position,
    receiver,
    carrier: carrier === null ? null : { code: carrier, name: carrierName(carrier) },
    packing: packed && { cartons: packed.cartons, weightGrams: packed.grams },
    isLabelled: isLabelled(order, site, parcel),
  };
}

/** Null for what is stored in the cloud warehouse, and for who sits at other desks: names and phones are not theirs to read. */
export async function dispatchOf(
  db: Db,
  order: OrderRow,
  desks: readonly Desk[],
): Promise<WorksDispatch | null> {
  if (!desks.includes('shipping') || isStoredInCloud(order)) return null;
  const [sites, newest] = await Promise.all([sitesOf(db, order), newestParcels(db, order)]);
  const parcels: WorksParcel[] = [];
  for (const site of sites) {
    parcels.push(await parcelOf(db, order, site, newest.get(site.position)));
  }
  return { sender: order.sender as Sender | null, parcels };
}
