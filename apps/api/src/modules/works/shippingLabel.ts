/** The labels of an order's parcels as our own paper: for the desk that sends them, once they were taken. */
import type { ParsedOf } from '@banxin/contract/call';
import type { getLabel } from '@banxin/contract/calls/works/desk';
import { SHOP_TITLE } from '@banxin/contract/constants';
import type { Sender } from '@banxin/contract/entities/sender';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { Raw } from '@banxin/contract/server';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { isMultiSite, placeText, type Site, sitesOf } from '../order/drops.ts';
import type { OrderRow } from '../order/order.ts';
import { packingOf } from '../order/packing.ts';
import { carrierName, unitOf } from '../order/pricing.ts';
import { isLabelled } from '../parcel/label.ts';
import { type LabelledParcel, newestParcels } from '../parcel/parcels.ts';
import { drawFor } from './drawing.ts';
import type { Party, SiteLabel } from './drawLabel.ts';
import { findCase } from './findCase.ts';

/** The works have no address on a parcel: what comes back finds its order by the number. */
const WORKS: Party = { name: SHOP_TITLE, phone: '', address: '' };

/** In a few words what is packed; of the cloud warehouse its lines. */
function contentOf(order: OrderRow, quantity: number): string {
  const { product_name, cloud, spec, configuration } = order;
  if (cloud !== null) return spec;
  const { styles } = configuration;
  const each = `${quantity} ${unitOf(order)}`;
  return `${product_name}  ${styles > 1 ? `${styles} 款 × ${each}` : each}`;
}

/** @param of how many addresses it is one */
async function siteLabel(
  db: Db,
  order: OrderRow,
  site: Site,
  parcel: LabelledParcel | undefined,
  of: number,
): Promise<SiteLabel> {
  const { position, receiver, carrier, quantity } = site;
  const packed = await packingOf(db, order, quantity);
  const sender = (parcel === undefined ? order.sender : parcel.sender) as Sender | null;
  return {
    carrier: carrier === null ? '' : carrierName(carrier),
    trackingNo: parcel?.tracking_no ?? null,
    receiver: {
      name: receiver.consignee,
      phone: receiver.mobilePhone,
      address: placeText(receiver),
    },
    sender: sender ?? WORKS,
    content: contentOf(order, quantity),
    part: isMultiSite(order) ? `地址 ${position}/${of}` : '',
    pieces: packed?.parcels ?? 1,
  };
}

export async function readLabel(
  { db, customer }: UserContext,
  { id, drop }: ParsedOf<typeof getLabel>,
): Promise<Raw | Refusal> {
  if (!customer.desks.includes('shipping')) return refuse(refusals.otherDesk);
  const order = await findCase(db, id);
  if (order === undefined) return refuse(refusals.unknown);
  const [sites, parcels] = await Promise.all([sitesOf(db, order), newestParcels(db, order)]);
  const wanted = sites.filter(({ position }) => drop === undefined || position === drop);
  if (drop !== undefined && wanted.length === 0) {
    return invalid({ drop: messageOf(refusals.unknownDrop) });
  }
  const labelled = wanted.filter((site) => isLabelled(order, site, parcels.get(site.position)));
  if (labelled.length === 0) return refuse(refusals.noLabel);
  const bytes = await drawFor(customer.ownerId, async () => {
    const drawn: SiteLabel[] = [];
    for (const site of labelled) {
      drawn.push(await siteLabel(db, order, site, parcels.get(site.position), sites.length));
    }
    return { label: { orderSN: order.order_sn, sites: drawn } };
  });
  const name = ['面单', order.order_sn, drop].filter((one) => one !== undefined).join('-');
  return bytes instanceof Refusal
    ? bytes
    : new Raw(bytes, 'application/pdf', { fileName: `${name}.pdf` });
}
