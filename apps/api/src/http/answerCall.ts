/** Answers one call: limits, access, input, the handler, once per key. */
import { REVISION_HEADER, revisionText } from '@banxin/contract/accountRevision';
import { KEY_PARAMETER } from '@banxin/contract/beacon';
import { credentialsFor } from '@banxin/contract/hosts';
import { request as requestRefusals } from '@banxin/contract/refusals/request';
import { messageOf } from '@banxin/contract/refusals/row';
import { isOpen } from '@banxin/contract/rules/access';
import { decode, encodeAnswer, envelopeOf, sendEnvelope } from '@banxin/contract/server';
import { type Context, inTransaction } from '../context.ts';
import type { Services } from '../services.ts';
import type { Admission } from './admission.ts';
import { accessRefusal, agreementRefusal, callerOf } from './caller.ts';
import { contextOf } from './contextOf.ts';
import type { Exchange } from './exchange.ts';
import type { Registration } from './handle.ts';
import { KEY_PATTERN, runOnce } from './idempotency.ts';
import { takeLimits } from './limits.ts';
import { invalid, Refusal } from './refusal.ts';
import type { Caller } from './session.ts';

/** What an answer to a sub-account says of its rights; nothing for anybody else. */
const revisionHeader = (caller: Caller | null): Readonly<Record<string, string>> => {
  if (caller === null || caller.customer.parentId === null) return NO_HEADERS;
  const { id: loginId, rev } = caller.customer;
  return { [REVISION_HEADER]: revisionText({ loginId, rev }) };
};

const NO_HEADERS = {};

/**
 * @param headers of every answer
 * @throws Refusal
 */
export async function answerCall(
  exchange: Exchange,
  services: Services,
  { call, run, before }: Registration,
  body: Awaited<ReturnType<Admission['receiveBody']>>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const hasCredentials = credentialsFor[call.host] === 'include';
  const caller = hasCredentials ? await callerOf(exchange, services) : null;
  const revision = revisionHeader(caller);
  exchange.set('revision', revision);
  const { req } = exchange;
  const given = req.header('idempotency-key') ?? req.query(KEY_PARAMETER);
  const key = (call.idempotent && given) || null;
  const context = contextOf(exchange, services, caller, key);
  const addressLimit = await takeLimits(context, call, 'address', null);
  if (addressLimit) throw addressLimit;
  const refusal = accessRefusal(call.access, caller) ?? agreementRefusal(call, caller, services);
  if (refusal) throw refusal;
  const decoded = await decode(call, exchange.req.raw, body);
  if (decoded instanceof Refusal) throw decoded;
  const { input } = decoded;
  const inputLimit = await takeLimits(context, call, 'input', input);
  if (inputLimit) throw inputLimit;

  const options = {
    requestId: context.requestId,
    check: !services.config.isProduction,
    headers: { ...headers, ...revision },
  };
  if (key !== null && !KEY_PATTERN.test(key)) {
    throw invalid({ 'Idempotency-Key': messageOf(requestRefusals.badKey) });
  }
  const early = (await before?.(context, input)) ?? null;
  const work = async (db: Context['db']): Promise<unknown> => {
    if (early !== null) throw early;
    const answer = await run(db === context.db ? context : inTransaction(context, db), input);
    if (answer instanceof Refusal) throw answer;
    return answer;
  };
  // A refused public call undoes nothing: a wrong code must stay counted as a try.
  if (key === null || caller === null || isOpen(call.access)) {
    return encodeAnswer(call, await work(context.db), options);
  }
  const request = { customerId: caller.customer.id, key, call: call.name, input, now: context.now };
  const { answer, isRepeated } = await runOnce(context.db, request, async (tx) =>
    envelopeOf(call, await work(tx), options),
  );
  return sendEnvelope(answer, isRepeated, options);
}
