/** Offices, each with its factory. */
import type { ParsedOf } from '@banxin/contract/call';
import type { getOffices } from '@banxin/contract/calls/company/offices';
import type { Office } from '@banxin/contract/calls/company/offices.schemas';
import { company as refusals } from '@banxin/contract/refusals/company';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { factories } from '../delivery/factories.ts';

export async function listOffices(
  { db }: Context,
  { id }: ParsedOf<typeof getOffices>,
): Promise<Office[] | Refusal> {
  const rows = await db.selectFrom('offices').selectAll().orderBy('factory_id').execute();
  const offices = rows.flatMap(({ factory_id, address, hotline, ways }) => {
    const factory = factories.find((one) => one.id === factory_id);
    return factory === undefined ? [] : [{ factory, address, hotline, ways }];
  });
  if (id === undefined) return offices;
  const one = offices.filter(({ factory }) => factory.id === id);
  return one.length === 0 ? refuse(refusals.noOffice) : one;
}
