/** Adds a colleague, changes one, gives it other roles. Pausing it and setting its password anew end its sessions at once. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { grantRoles, saveSubAccount } from '@banxin/contract/calls/customer/subAccount';
import { SUB_ACCOUNTS_MAX } from '@banxin/contract/constants';
import { userRoleType } from '@banxin/contract/enums/customer';
import { messages } from '@banxin/contract/messages';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { record } from '@banxin/contract/refusals/record';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { CustomersTable } from '../../db/tables/customers.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { revokeSessions } from '../../http/session.ts';
import { nowOf } from '../../ports/clock.ts';
import { replacePassword } from '../login/replacePassword.ts';
import { isTaken, taken, type Unique, unique, wasTakenMeanwhile } from '../login/taken.ts';
import { tellLoginChanged } from '../login/tellChanged.ts';
import { tell } from '../message/tell.ts';
import { type Colleague, countColleagues, lockColleague, lockOwner, shown } from './accounts.ts';
import { type Change, writeChanges } from './changes.ts';

type Input = ParsedOf<typeof saveSubAccount>;
type Output = OutputOf<typeof saveSubAccount>;

/** What is no other login's, as the form calls it. */
const UNIQUE = [
  [{ ...unique.name, field: 'name' }, 'name'],
  [unique.mobile, 'mobilePhone'],
] as const satisfies readonly (readonly [Unique, string])[];

/** What differs, by the name of its column in the log. */
function changesOf(before: Colleague, input: Input): Change[] {
  const changes: Change[] = [
    { field: 'name', was: before.name, becomes: input.name },
    { field: 'linkPerson', was: before.link_person, becomes: input.linkPerson },
    { field: 'mobile', was: before.mobile, becomes: input.mobilePhone },
    { field: 'roles', was: before.roles, becomes: input.roles },
    { field: 'payLimit', was: before.pay_limit, becomes: input.payLimit },
  ];
  const changed = changes.filter(({ was, becomes }) => was !== becomes);
  if (input.password !== undefined) changed.push({ field: 'password' });
  if (input.isPaused !== (before.disabled_at !== null)) {
    changed.push({ field: input.isPaused ? 'paused' : 'resumed' });
  }
  return changed;
}

/** The login itself learns of what it gets in by. */
async function tellIt(tx: Tx, context: UserContext, id: number, changes: readonly Change[]) {
  const { customer, now: at } = context;
  for (const { field } of changes) {
    if (field === 'name' || field === 'mobile') await tellLoginChanged(tx, id, field, at);
    if (field !== 'password') continue;
    const told = { customerId: customer.ownerId, loginId: id, of: `${id}:${at}` };
    await tell(tx, { ...told, kind: 'passwordChanged', values: {}, at });
  }
}

/** Writes what changed of one that is locked, and ends its sessions where it must log in anew. */
async function write(
  tx: Tx,
  context: UserContext,
  before: Colleague,
  changes: readonly Change[],
  values: Updateable<CustomersTable>,
): Promise<Colleague> {
  if (changes.length === 0) return before;
  const after = await tx
    .updateTable('customers')
    .set({ ...values, rev: sql`rev + 1` })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (changes.some(({ field }) => field === 'paused')) {
    await revokeSessions(tx, before.id, nowOf(context.machine));
  }
  await writeChanges(tx, before.id, changes, { actor: context.customer, at: context.now });
  await tellIt(tx, context, before.id, changes);
  return after;
}

async function create(
  tx: Tx,
  context: UserContext,
  input: Input,
  passwordHash: string,
): Promise<Colleague | Refusal> {
  const { customer, now } = context;
  const { ownerId } = customer;
  if ((await countColleagues(tx, ownerId)) >= SUB_ACCOUNTS_MAX) {
    return refuse(refusals.tooManySubAccounts, { limit: SUB_ACCOUNTS_MAX });
  }
  const row = await tx
    .insertInto('customers')
    .values({
      parent_id: ownerId,
      name: input.name,
      mobile: input.mobilePhone,
      qq: null,
      password_hash: passwordHash,
      type: customer.type,
      user_role_type: userRoleType.customer,
      vip_until: null,
      roles: input.roles,
      pay_limit: input.payLimit,
      link_person: input.linkPerson,
      disabled_at: input.isPaused ? now : null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const created = { field: 'created', becomes: input.roles } as const;
  await writeChanges(tx, row.id, [created], { actor: customer, at: now });
  return row;
}

async function change(
  tx: Tx,
  context: UserContext,
  input: Input & { readonly id: number },
  passwordHash: string | null,
): Promise<Colleague | Refusal> {
  const { ownerId } = context.customer;
  const before = await lockColleague(tx, ownerId, input.id);
  if (before === undefined) return refuse(plain.notFound);
  const changes = changesOf(before, input);
  if (changes.length > 0 && input.rev !== before.rev) {
    return refuse(record.changedElsewhere, { current: await shown(tx, ownerId, before) });
  }
  if (passwordHash !== null) {
    await replacePassword(tx, before.id, passwordHash, nowOf(context.machine));
  }
  const wasPaused = before.disabled_at !== null;
  return write(tx, context, before, changes, {
    name: input.name,
    link_person: input.linkPerson,
    mobile: input.mobilePhone,
    roles: input.roles,
    pay_limit: input.payLimit,
    ...(input.isPaused !== wasPaused && { disabled_at: input.isPaused ? context.now : null }),
  });
}

/** Hashes of passwords that are about to be saved, by their input. */
const hashed = new WeakMap<Input, string>();

/** Before the transaction of the key begins: who waits for a turn to hash holds no connection meanwhile. */
export async function hashFirst({ hasher }: UserContext, input: Input): Promise<null> {
  if (input.password !== undefined) hashed.set(input, await hasher.hash(input.password));
  return null;
}

export async function save(context: UserContext, input: Input): Promise<Output | Refusal> {
  const { db, hasher, customer } = context;
  const { id, password } = input;
  if (id === undefined && password === undefined) {
    return invalid({
      password: { message: messages.passwordRequired, data: { key: 'text.passwordRequired' } },
    });
  }
  for (const [one, field] of UNIQUE) {
    if (await isTaken(db, one, input[field], id)) return taken(one);
  }
  const passwordHash =
    password === undefined ? null : (hashed.get(input) ?? (await hasher.hash(password)));
  try {
    return await transaction(db, async (tx): Promise<Output | Refusal> => {
      await lockOwner(tx, customer.ownerId);
      const saved =
        id === undefined
          ? await create(tx, context, input, passwordHash ?? '')
          : await change(tx, context, { ...input, id }, passwordHash);
      return 'errCode' in saved ? saved : shown(tx, customer.ownerId, saved);
    });
  } catch (error) {
    const lost = UNIQUE.find(([one]) => wasTakenMeanwhile(error, one));
    if (lost === undefined) throw error;
    return taken(lost[0]);
  }
}

/** The same roles again change nothing. */
export function grant(
  context: UserContext,
  { id, rev, roles }: ParsedOf<typeof grantRoles>,
): Promise<Output | Refusal> {
  const { ownerId } = context.customer;
  return transaction(context.db, async (tx): Promise<Output | Refusal> => {
    await lockOwner(tx, ownerId);
    const before = await lockColleague(tx, ownerId, id);
    if (before === undefined) return refuse(plain.notFound);
    if (before.roles === roles) return shown(tx, ownerId, before);
    if (before.rev !== rev) {
      return refuse(record.changedElsewhere, { current: await shown(tx, ownerId, before) });
    }
    const changes = [{ field: 'roles', was: before.roles, becomes: roles }] as const;
    const after = await write(tx, context, before, changes, { roles });
    return shown(tx, ownerId, after);
  });
}
