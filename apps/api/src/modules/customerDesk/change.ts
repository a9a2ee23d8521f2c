/** Changes one thing of a customer, with a reason that is written down; of what it feels, the customer is told. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { changeCustomer } from '@banxin/contract/calls/works/customers';
import type { CustomerType } from '@banxin/contract/enums/customer';
import { customerDesk as refusals } from '@banxin/contract/refusals/customerDesk';
import { record } from '@banxin/contract/refusals/record';
import { messageOf } from '@banxin/contract/refusals/row';
import { type CustomerField, GIVEN_FLAGS, givenTypes } from '@banxin/contract/rules/customer';
import type { Updateable } from 'kysely';
import type { UserContext } from '../../context.ts';
import { inTransaction } from '../../context.ts';
import type { CustomersTable } from '../../db/tables/customers.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { neededReason } from '../../desk.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { tell } from '../message/tell.ts';
import { calledBy, peopleOnDuty } from '../works/people.ts';
import { type CustomerRow, holdCustomer, typeRefusal } from './customer.ts';
import { fileOf, valuesOf } from './file.ts';
import { writeDeed } from './log.ts';

type Asked = ParsedOf<typeof changeCustomer>;

/** What a change writes, and how the log and the customer read it. */
interface Change {
  readonly columns: Updateable<CustomersTable>;
  /** As JSON of the log. */
  readonly was: unknown;
  readonly becomes: unknown;
}

interface Person {
  readonly id: number;
  readonly name: string;
}

/** Also somebody who has gone: the log names who was. */
async function namedPerson(db: Db, id: number | null): Promise<Person | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom('customers')
    .select(['name', 'link_person'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, name: calledBy(row) };
}

async function personOnDuty(db: Db, id: number | null): Promise<Person | null> {
  if (id === null) return null;
  const person = await peopleOnDuty(db).where('c.id', '=', id).executeTakeFirst();
  if (person === undefined) throw invalid({ value: messageOf(refusals.personUnknown) });
  return { id, name: calledBy(person) };
}

const columnOf = { manager: 'manager_id', deliveryMan: 'delivery_man_id' } as const;

/** What is asked for. @throws Refusal when there is no such value */
async function changeOf(tx: Tx, row: CustomerRow, field: CustomerField, value: number | null) {
  switch (field) {
    case 'type': {
      if (!givenTypes.some((type) => type === value)) {
        throw invalid({ value: messageOf(refusals.typeUnknown) });
      }
      return { columns: { type: value as number }, was: row.type, becomes: value };
    }
    case 'flags': {
      if (value === null || (value & ~GIVEN_FLAGS) !== 0) {
        throw invalid({ value: messageOf(refusals.flagsUnknown) });
      }
      const sign = (row.sign & ~GIVEN_FLAGS) | value;
      return { columns: { sign }, was: row.sign & GIVEN_FLAGS, becomes: value };
    }
    default: {
      const column = columnOf[field];
      const becomes = await personOnDuty(tx, value);
      return { columns: { [column]: value }, was: await namedPerson(tx, row[column]), becomes };
    }
  }
}

interface Deed {
  readonly id: number;
  readonly why: string;
  /** Instant. */
  readonly at: string;
}

/** Flags are the works' own words, of which nobody else is told. */
async function tellOf(
  tx: Tx,
  customerId: number,
  field: CustomerField,
  { was, becomes }: Change,
  { id, why, at }: Deed,
): Promise<void> {
  const told = { customerId, of: String(id), at };
  if (field === 'type') {
    const values = { from: was as CustomerType, to: becomes as CustomerType, why };
    await tell(tx, { ...told, kind: 'typeChanged', values });
  } else if (field !== 'flags') {
    const { name } = (becomes as Person | null) ?? { name: null };
    await tell(tx, { ...told, kind: 'contactChanged', values: { role: field, name, why } });
  }
}

async function changeIn(
  tx: Tx,
  context: UserContext,
  { id, rev, field, value, reason: typed }: Asked,
): Promise<OutputOf<typeof changeCustomer> | Refusal> {
  const { customer, now } = context;
  const row = await holdCustomer(tx, context, id);
  if (row instanceof Refusal) return row;
  const why = neededReason(typed);
  const shut = field === 'type' ? typeRefusal(row) : null;
  if (shut !== null) return shut;
  const stands = valuesOf(row);
  // The same again, by the same person or another, changes nothing.
  if (stands[field] === value) return fileOf(inTransaction(context, tx), row);
  if (stands.rev !== rev) return refuse(record.changedElsewhere, { current: stands });
  const change = await changeOf(tx, row, field, value);
  const columns = { ...change.columns, rev: row.rev + 1 };
  await tx.updateTable('customers').set(columns).where('id', '=', id).execute();
  const { was, becomes } = change;
  const deed = { customerId: id, actorId: customer.id, what: field, was, becomes };
  const number = await writeDeed(tx, { ...deed, reason: why, at: now });
  await tellOf(tx, id, field, change, { id: number, why, at: now });
  return fileOf(inTransaction(context, tx), { ...row, ...columns } as CustomerRow);
}

export const changeByDesk = (
  context: UserContext,
  asked: Asked,
): Promise<OutputOf<typeof changeCustomer> | Refusal> =>
  transaction(context.db, (tx) => changeIn(tx, context, asked));
