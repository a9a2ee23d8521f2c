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
    phone: await hotlineOf(db, factory.id),
    hours,
    fee: isShown ? (fee as number as Fen) : null,
    freeFrom: isShown ? (van.freeFrom as number | null as Fen | null) : null,
  };
}

export async function readCustomerManager(
  { db }: UserContext,
  { group }: ParsedOf<typeof getCustomerManager>,
): Promise<OutputOf<typeof getCustomerManager>> {
  return { group, title: TITLES[group], phone: await hotlineOf(db), hours };
}
