/** The desks of the office: what waits, a case that is opened, who has it in hand, and its steps. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getDesks } from '@banxin/contract/calls/works/desk';
import type {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import type { OfficeKind, OfficeView } from '@banxin/contract/entities/office';
import {
  type Desk,
  isOfOffice,
  isSearched,
  type OfficeDesk,
} from '@banxin/contract/lifecycles/works';
import { works as refusals } from '@banxin/contract/refusals/works';
import type { UserContext } from '../../context.ts';
import { searchable } from '../../db/searchable.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { type AtDesk, waitingAtWorks } from '../works/cases.ts';
import { actorOf, claimFor, heldOf, letGo, takeInHand, whoseHands } from '../works/claims.ts';
import { bankReturnSource } from './bankReturns.ts';
import { certificateSource } from './certificates.ts';
import { authenticationSource } from './companies.ts';
import { invoiceSource } from './invoices.ts';
import { opinionSource } from './opinions.ts';
import { reversalSource } from './reversals.ts';
import {
  type Head,
  type Look,
  listingOf,
  type OfficeSource,
  type Opened,
  type Waiting,
} from './source.ts';
import { ticketSource } from './tickets.ts';
import { transferSource } from './transfers.ts';
import { unplacedSource } from './unplaced.ts';
import { withdrawalSource } from './withdrawals.ts';

/** Every source. */
const sources: readonly OfficeSource[] = [
  ...[ticketSource, authenticationSource, certificateSource, invoiceSource, reversalSource],
  ...[unplacedSource, transferSource, withdrawalSource, bankReturnSource, opinionSource],
];

const sourcesOf = (desk: OfficeDesk): readonly OfficeSource[] =>
  sources.filter((source) => source.desk === desk);

/** What waits at a desk of the office: no day was promised there, but somebody waits since. */
async function waitingAtOffice(look: Look, desk: OfficeDesk): Promise<AtDesk> {
  const found = await Promise.all(
    sourcesOf(desk).map((source) => source.queue(look, { words: '', limit: 1 })),
  );
  const oldest = found.flatMap(({ heads }) => heads.map(({ since }) => since)).toSorted();
  return {
    count: found.reduce((sum, { total }) => sum + total, 0),
    late: found.reduce((sum, { late }) => sum + late, 0),
    dueDay: null,
    since: oldest[0] ?? null,
  };
}

/** What waits at a desk, whether of the works or of the office; nothing where people search. */
export const waitingAt = (look: Look, desk: Desk): Promise<AtDesk> => {
  if (isSearched(desk)) {
    return Promise.resolve({ count: 0, late: 0, dueDay: null, since: null });
  }
  return isOfOffice(desk) ? waitingAtOffice(look, desk) : waitingAtWorks(look, desk);
};

/** The desks of a login, whether of the works or of the office. */
export async function readDesks({
  db,
  customer,
  now,
}: UserContext): Promise<OutputOf<typeof getDesks>> {
  const counted = customer.desks.map(async (desk) => {
    const { count, late } = await waitingAt({ db, now }, desk);
    return { desk, count, late };
  });
  return { desks: await Promise.all(counted) };
}

const NOTHING: Waiting = { heads: [], total: 0, late: 0 };

/** What ends first is in front, elsewhere what waits longest. */
const placeOf = ({ endsOn, since }: Head): string => endsOn ?? since;

/** The sequence of a view: what is done with is looked for from its newest. */
const inOrder =
  (view: OfficeView) =>
  (a: Head, b: Head): number => {
    const before = placeOf(a).localeCompare(placeOf(b)) || a.number.localeCompare(b.number);
    return view === 'issued' ? -before : before;
  };

export async function readOfficeQueue(
  { db, now, customer }: UserContext,
  { desk, view, keyword, pageIndex, pageSize }: ParsedOf<typeof getOfficeQueue>,
): Promise<OutputOf<typeof getOfficeQueue> | Refusal> {
  if (!customer.desks.includes(desk)) return refuse(refusals.otherDesk);
  const asked = { words: searchable(keyword ?? ''), limit: pageIndex * pageSize };
  const found = await Promise.all(
    sourcesOf(desk).map(
      async (source) => (await listingOf(source, view)?.({ db, now }, asked)) ?? NOTHING,
    ),
  );
  const heads = found
    .flatMap((one) => one.heads)
    .toSorted(inOrder(view))
    .slice(asked.limit - pageSize, asked.limit);
  const held = await heldOf(db, heads, now);
  const actor = actorOf(customer.id);
  return {
    items: heads.map((head) => ({ ...head, claim: claimFor(held(head), actor) })),
    total: found.reduce((sum, { total }) => sum + total, 0),
  };
}

interface Found {
  readonly source: OfficeSource;
  readonly opened: Opened;
}

/** A case for somebody who sits at its desk. */
async function findFor(
  { db, now, customer }: UserContext,
  { kind, number }: { readonly kind: OfficeKind; readonly number: string },
): Promise<Found | Refusal> {
  const source = sources.find((one) => one.kind === kind) as OfficeSource;
  if (!customer.desks.includes(source.desk)) return refuse(refusals.otherDesk);
  const opened = await source.open({ db, now }, number);
  return opened === null ? refuse(refusals.noCase) : { source, opened };
}

export async function readOfficeCase(
  context: UserContext,
  ref: ParsedOf<typeof getOfficeCase>,
): Promise<OutputOf<typeof getOfficeCase> | Refusal> {
  const found = await findFor(context, ref);
  if (found instanceof Refusal) return found;
  const { db, now, customer } = context;
  const held = await heldOf(db, [found.opened], now);
  const { customerId, ...opened } = found.opened;
  return {
    ...opened,
    ...(customerId !== undefined && customer.desks.includes('customers') && { customerId }),
    claim: claimFor(held(opened), actorOf(customer.id)),
  };
}

export async function claimAtOffice(
  context: UserContext,
  { take, ...ref }: ParsedOf<typeof claimOffice>,
): Promise<OutputOf<typeof claimOffice> | Refusal> {
  const found = await findFor(context, ref);
  if (found instanceof Refusal) return found;
  const { db, now, customer } = context;
  return takeInHand(db, found.opened, { staff: customer.id, take, now });
}

export async function actAtOffice(
  context: UserContext,
  { kind, ...act }: ParsedOf<typeof actOffice>,
): Promise<OutputOf<typeof actOffice> | Refusal> {
  const found = await findFor(context, { kind, number: act.number });
  if (found instanceof Refusal) return found;
  const { db, now, customer, random, log, ports } = context;
  const { opened, source } = found;
  const actor = actorOf(customer.id);
  const others = await whoseHands(db, opened, actor, now);
  if (others !== null) return others;
  const { number } = opened;
  const refusal = await source.act(
    { db, now, actor, random, log, channels: ports.channels, loginId: customer.id },
    { ...act, number },
  );
  if (refusal !== null) return refusal;
  // Who answers goes on with the same case.
  if (act.event !== 'ANSWER') await letGo(db, opened);
  return { number };
}
