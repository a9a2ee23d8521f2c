/** Whom a customer reaches, and how: by the offices' own numbers, in the shop's hours. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getCustomerManager, getDeliveryMan } from '@banxin/contract/calls/delivery/contacts';
import { CONTACT_HOURS } from '@banxin/contract/constants';
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import { type ContactGroup, contactGroup } from '@banxin/contract/enums/contact';
import { factory as factoryIds } from '@banxin/contract/enums/factory';
import type { Fen } from '@banxin/contract/money';
import { book } from '@banxin/pricing/book';
import type { Context, UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { seesPrices } from '../catalogue/catalogue.ts';
import { factories } from '../delivery/factories.ts';

/** Beginning of the division codes (GB/T 2260) of the city of each factory: its van goes there. */
const CITIES: readonly (readonly [code: string, factory: number])[] = [
  ['411481', factoryIds.yongcheng],
  ['5101', factoryIds.chengdu],
  ['6205', factoryIds.tianshui],
  ['1201', factoryIds.tianjin],
];

const TITLES: Readonly<Record<ContactGroup, Bilingual>> = {
  [contactGroup.sales]: { zh: contactGroup.label(contactGroup.sales), en: 'Before you order' },
  [contactGroup.orders]: { zh: contactGroup.label(contactGroup.orders), en: 'Orders under way' },
  [contactGroup.afterSales]: {
    zh: contactGroup.label(contactGroup.afterSales),
    en: 'After delivery',
  },
  [contactGroup.finance]: {
    zh: contactGroup.label(contactGroup.finance),
    en: 'Payments and invoices',
  },
};

const hours = { ...CONTACT_HOURS, days: [...CONTACT_HOURS.days] };

/** The number of an office; of the first one where none is named. @throws Error when the shop has no office */
async function hotlineOf(db: Db, factoryId?: number): Promise<string> {
  const { hotline } = await db
    .selectFrom('offices')
    .select('hotline')
    .$if(factoryId !== undefined, (query) => query.where('factory_id', '=', factoryId as number))
    .orderBy('factory_id')
    .executeTakeFirstOrThrow();
  return hotline;
}

/** Groups of whom a customer may have somebody for its own; the others are desks. */
const OWN_GROUPS: readonly ContactGroup[] = [contactGroup.sales, contactGroup.orders];

/** Who of the works a customer has for its own, by name; null for nobody who is there. */
async function ownPerson(
  db: Db,
  ownerId: number,
  column: 'manager_id' | 'delivery_man_id',
): Promise<string | null> {
  const person = await db
    .selectFrom('customers as c')
    .innerJoin('customers as p', 'p.id', `c.${column}`)
    .select(['p.name', 'p.link_person'])
    .where('c.id', '=', ownerId)
    .where('p.disabled_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  return person ? (person.link_person ?? person.name) : null;
}

export async function readDeliveryMan(
  { db, customer }: Context,
  { smallAreaId }: ParsedOf<typeof getDeliveryMan>,
): Promise<OutputOf<typeof getDeliveryMan>> {
  const city = CITIES.find(([code]) => String(smallAreaId).startsWith(code));
  const factory = factories.find(({ id }) => id === city?.[1]);
  const van = book.carriers.find(({ code }) => code === 'van');
  const [fee] = van?.zones[0] ?? [];
  if (factory === undefined || van === undefined || fee === undefined) return null;
  const isShown = seesPrices(customer);
  return {
    factoryId: factory.id,
    name: { zh: `${factory.name.zh}送货`, en: `Van of the ${factory.name.en}` },
    person: customer ? await ownPerson(db, customer.ownerId, 'delivery_man_id') : null,
    phone: await hotlineOf(db, factory.id),
    hours,
    fee: isShown ? (fee as number as Fen) : null,
    freeFrom: isShown ? (van.freeFrom as number | null as Fen | null) : null,
  };
}

export async function readCustomerManager(
  { db, customer }: UserContext,
  { group }: ParsedOf<typeof getCustomerManager>,
): Promise<OutputOf<typeof getCustomerManager>> {
  const person = OWN_GROUPS.includes(group)
    ? await ownPerson(db, customer.ownerId, 'manager_id')
    : null;
  return { group, title: TITLES[group], person, phone: await hotlineOf(db), hours };
}
