/** What the customer says of itself: the company is the main account's, the person the login's. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  getBasicInfo,
  getForOrder,
  updateLinkPerson,
} from '@banxin/contract/calls/customer/profile';
import { customerSign } from '@banxin/contract/enums/customer';
import { maskPhone } from '@banxin/contract/rules/masked';
import type { UserContext } from '../../context.ts';

const mainOf = ({ db, customer }: UserContext) =>
  db
    .selectFrom('customers')
    .select(['name', 'link_person', 'vip_until'])
    .where('id', '=', customer.ownerId)
    .executeTakeFirstOrThrow();

export async function readBasicInfo(context: UserContext): Promise<OutputOf<typeof getBasicInfo>> {
  const { customer } = context;
  const main = await mainOf(context);
  return {
    customerName: customer.name,
    mainName: customer.parentId === null ? null : main.name,
    type: customer.type,
    vipLevel: customer.vipLevel,
    vipUntil: customer.vipLevel > 0 ? main.vip_until : null,
    authStatus: customer.authStatus,
    isSigned: customerSign.has(customer.sign, customerSign.agreementSigned),
    creationTime: customer.createdAt,
    linkPerson: customer.linkPerson,
    mobilePhone: maskPhone(customer.mobile),
  };
}

export async function readForOrder(context: UserContext): Promise<OutputOf<typeof getForOrder>> {
  const { customer } = context;
  const main = await mainOf(context);
  return {
    id: customer.ownerId,
    customerName: main.name,
    linkPerson: customer.linkPerson || main.link_person || main.name,
    mobilePhone: maskPhone(customer.mobile),
  };
}

export async function changeLinkPerson(
  { db, customer }: UserContext,
  { linkPerson }: ParsedOf<typeof updateLinkPerson>,
): Promise<null> {
  await db
    .updateTable('customers')
    .set({ link_person: linkPerson })
    .where('id', '=', customer.id)
    .execute();
  return null;
}
