/** Who makes a request, and whether they may. */
import type { Access, Call, Needs } from '@banxin/contract/call';
import { accessRefusalRow } from '@banxin/contract/refusals/access';
import { plain } from '@banxin/contract/refusals/plain';
import { needsAgreement } from '@banxin/contract/rules/customer';
import { getCookie } from 'hono/cookie';
import { isHttps } from '../config.ts';
import type { Customer } from '../context.ts';
import type { Services } from '../services.ts';
import type { Exchange } from './exchange.ts';
import { type Refusal, refuse, withStatus } from './refusal.ts';
import { type Caller, findSession, sessionCookie } from './session.ts';

/** Whose session the request carries, or null. */
export function callerOf(
  exchange: Exchange,
  { config, db, machine, clock }: Services,
): Promise<Caller | null> {
  const token = getCookie(exchange, sessionCookie(isHttps(config))) ?? null;
  return findSession(db, { machine, clock }, token);
}

/** Why a caller may not make a call with this access; null when they may. */
export function accessRefusal(access: Access, caller: Caller | null): Refusal | null {
  const row = accessRefusalRow(access, caller?.customer ?? null);
  return row && refuse(row);
}

/** Refuses who must sign the agreement before this call; null for everybody else. */
export function agreementRefusal(
  { agreement }: Pick<Call, 'agreement'>,
  caller: Caller | null,
  { config }: Services,
): Refusal | null {
  if (!agreement || caller === null) return null;
  const { sign, createdAt } = caller.customer;
  return needsAgreement({ sign, creationTime: createdAt }, config.agreementCutoff)
    ? refuse(plain.agreementMissing)
    : null;
}

/**
 * The customer who asks for a route that is no call, or why they may not: such a refusal carries an HTTP status.
 * @param access what the route needs; a function where that depends on the customer
 */
export async function customerAt(
  exchange: Exchange,
  services: Services,
  access: Needs | ((customer: Customer) => Promise<Needs>),
): Promise<Customer | Refusal> {
  const caller = await callerOf(exchange, services);
  if (caller === null) return refuse(plain.notLoggedIn);
  const needs = typeof access === 'function' ? await access(caller.customer) : access;
  const refusal = accessRefusal(needs, caller);
  if (refusal === null) return caller.customer;
  return withStatus(refusal, 403);
}
