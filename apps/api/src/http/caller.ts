/** Who makes a request, and whether they may. */
import type { Access, Call, Needs } from '@banxin/contract/call';
import { errCode } from '@banxin/contract/errors';
import { lacks, whyNot } from '@banxin/contract/rules/access';
import { agreementNeeded } from '@banxin/contract/rules/customer';
import { getCookie } from 'hono/cookie';
import { isHttps } from '../config.ts';
import type { Customer } from '../context.ts';
import type { Services } from '../services.ts';
import type { Exchange } from './exchange.ts';
import { forbidden, Refusal, refuse, unauthorized } from './refusal.ts';
import { type Caller, findSession, sessionCookie } from './session.ts';

/** Whose session the request carries, or null. */
export function callerOf(
  exchange: Exchange,
  { config, db, clock }: Services,
): Promise<Caller | null> {
  const token = getCookie(exchange, sessionCookie(isHttps(config))) ?? null;
  return findSession(db, clock, token);
}

/** Why somebody may not come in; null when they may. */
export function accessRefusal(access: Access, caller: Caller | null): Refusal | null {
  const asker = caller?.customer ?? null;
  switch (lacks(access, asker)) {
    case null:
      return null;
    case 'login':
      return unauthorized();
    case 'permission':
      return forbidden();
    default:
      return refuse(errCode.forbidden, whyNot(access, asker) ?? undefined);
  }
}

/** Refuses who must sign the agreement before this call; null for everybody else. */
export function agreementRefusal(
  { agreement }: Pick<Call, 'agreement'>,
  caller: Caller | null,
  { config }: Services,
): Refusal | null {
  if (!agreement || caller === null) return null;
  const { sign, createdAt } = caller.customer;
  return agreementNeeded({ sign, creationTime: createdAt }, config.agreementCutoff)
    ? refuse(errCode.agreementMissing)
    : null;
}

/** Who comes in by a route that is no call, or why not: there the status says it too. */
export async function customerAt(
  exchange: Exchange,
  services: Services,
  access: Needs,
): Promise<Customer | Refusal> {
  const caller = await callerOf(exchange, services);
  if (caller === null) return unauthorized();
  const refusal = accessRefusal(access, caller);
  if (refusal === null) return caller.customer;
  return new Refusal(refusal.errCode, refusal.message, refusal.data, 403);
}
