/** Offices, each with its factory. */
import type { Office } from '@banxin/contract/calls/company/offices.schemas';
import type { Context } from '../../context.ts';
import { factories } from '../delivery/factories.ts';

export async function listOffices({ db }: Context): Promise<Office[]> {
  const rows = await db.selectFrom('offices').selectAll().orderBy('factory_id').execute();
  return rows.flatMap(({ factory_id, address, hotline, ways }) => {
    const factory = factories.find(({ id }) => id === factory_id);
    return factory === undefined ? [] : [{ factory, address, hotline, ways }];
  });
}
