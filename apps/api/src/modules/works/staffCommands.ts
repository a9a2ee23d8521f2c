/** People of the works by commands: who they are, and which desks they sit at. */
import { customerType, userRoleType } from '@banxin/contract/enums/customer';
import { type Desk, desks } from '@banxin/contract/lifecycles/works';
import { deskRights, desksOf } from '@banxin/contract/rules/desks';
import type { Command } from '../../command.ts';
import type { Db } from '../../db/transaction.ts';
import { loginsWithType, peopleOfWorks } from './people.ts';

/** No desk. */
const NONE = 'none';

const isDesk = (name: string): name is Desk => (desks as readonly string[]).includes(name);

/** One line per person: the name, who that is, the desks. */
async function listStaff(db: Db): Promise<string> {
  const people = await peopleOfWorks(db).orderBy('c.id').execute();
  if (people.length === 0) return '没有工坊的人员';
  return people
    .map(({ name, link_person, ...holder }) => {
      const at = desksOf({
        userRoleType: holder.user_role_type,
        type: holder.type,
        desks: holder.desks,
      });
      return [name, link_person ?? '', at.join(',') || '没有工位'].join('\t');
    })
    .join('\n');
}

/** Gives a person these desks and no other; they hold with the next thing that the person does. */
async function seat(db: Db, account: string, named: string): Promise<string> {
  const wanted = named === NONE ? [] : named.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !isDesk(name));
  if (unknown.length > 0) {
    return `没有工位 ${unknown.join('、')}：${desks.join('、')}，或 ${NONE}`;
  }
  const person = await loginsWithType(db).where('c.name', '=', account.trim()).executeTakeFirst();
  if (person === undefined) return `没有账号 ${account}`;
  if (person.user_role_type === userRoleType.admin) return `${person.name} 是管理员，可用全部工位`;
  if (person.type !== customerType.internalStaff) {
    return `${person.name} 是客户，不是工坊的人员；请先用 staff take ${person.name}`;
  }
  const bits = wanted.filter(isDesk).reduce((sum, desk) => sum | deskRights[desk], 0);
  await db.updateTable('customers').set({ desks: bits }).where('id', '=', person.id).execute();
  return `${person.name}：${wanted.join(',') || '没有工位'}`;
}

/** Makes a main account the works' own. An account that ordered stays a customer: its prices and papers are a customer's. */
async function takeOn(db: Db, account: string): Promise<string> {
  const person = await db
    .selectFrom('customers')
    .select(['id', 'name', 'type'])
    .where('name', '=', account.trim())
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  if (person === undefined) return `没有主账号 ${account}`;
  if (person.type === customerType.internalStaff) return `${person.name} 已是工坊的人员`;
  const ordered = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', person.id)
    .limit(1)
    .executeTakeFirst();
  if (ordered !== undefined) return `${person.name} 下过订单，请另外注册一个账号`;
  await db
    .updateTable('customers')
    .set({ type: customerType.internalStaff })
    .where('id', '=', person.id)
    .execute();
  return `${person.name} 现在是工坊的人员，还没有工位：staff desks ${person.name} review,papers`;
}

export const staffCommands: readonly Command[] = [
  {
    name: 'staff list',
    parameters: [],
    does: '列出工坊的人员和他们的工位 (people of the works and their desks)',
    run: ({ db }) => listStaff(db),
  },
  {
    name: 'staff take',
    parameters: ['account'],
    does: '把一个没有下过订单的主账号设为工坊的人员 (makes a main account the works’ own)',
    run: ({ db }, account = '') => takeOn(db, account),
  },
  {
    name: 'staff desks',
    parameters: ['account', 'desks'],
    does: `设置一个人的工位，用逗号分开：${desks.join('、')}，或 ${NONE} (gives a person these desks and no other)`,
    run: ({ db }, account = '', named = '') => seat(db, account, named),
  },
];
