/** One's own sessions: the list of devices, and ending them from any one. */
import type { OutputOf } from '@banxin/contract/call';
import type { getSessions } from '@banxin/contract/calls/customer/device';
import { plain } from '@banxin/contract/refusals/plain';
import type { Context, UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dropToken, revokeSession, revokeSessions } from '../../http/session.ts';
import { nowOf } from '../../ports/clock.ts';

/** This device first, then the last used. */
export async function listSessions({
  db,
  customer,
  session,
  machine,
}: UserContext): Promise<OutputOf<typeof getSessions>> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'agent', 'ip', 'created_at', 'last_seen_at'])
    .where('customer_id', '=', customer.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', nowOf(machine))
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      device: row.agent,
      ip: row.ip,
      beganAt: row.created_at,
      usedAt: row.last_seen_at,
      current: row.id === session.id,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** Repeat safe: a session that has ended stays ended. */
export async function endSession(
  context: UserContext,
  { id }: { readonly id: string },
): Promise<null | Refusal> {
  const { db, customer, session, machine } = context;
  const own = await db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!own) return refuse(plain.notFound);
  await revokeSession(db, id, nowOf(machine));
  if (id === session.id) dropToken(context);
  return null;
}

/** Ends this session, if there is one. Repeat safe. */
export async function logout(context: Context): Promise<null> {
  if (context.session) await revokeSession(context.db, context.session.id, nowOf(context.machine));
  dropToken(context);
  return null;
}

/** Every session of the login but this one. Repeat safe. */
export async function endOtherSessions({
  db,
  customer,
  session,
  machine,
}: UserContext): Promise<null> {
  await revokeSessions(db, customer.id, nowOf(machine), session.id);
  return null;
}
