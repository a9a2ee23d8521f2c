/**
 * Sends what waits to be sent. A job for each way, so that a mail server that is down holds up no text message; the
 * message centre waits for neither. Safe on any number of servers at once.
 */
import type { MessageWay } from '@banxin/contract/entities/siteMessage';
import { messageKinds } from '@banxin/contract/messages/siteMessage';
import type { Words } from '@banxin/contract/refusals/row';
import { countUse } from '../../http/limits.ts';
import { byTurns } from '../../jobs/outgoing.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf, nowOf } from '../../ports/clock.ts';
import { MailFailedError } from '../../ports/mail.ts';
import { SmsFailedError } from '../../ports/sms.ts';
import type { Services } from '../../services.ts';
import { inLocale, letterOf, originOf, sentenceOf } from './letter.ts';
import {
  claim,
  dueSendings,
  endSending,
  giveUpLost,
  giveUpOld,
  judge,
  type Parcel,
  parcelOf,
  putOff,
  type Sending,
  tryAgain,
} from './sendings.ts';
import { unsubscribeLink } from './unsubscribe.ts';

/** Sent side by side. */
const AT_ONCE = 4;
/** Of one run: the next one begins with those whose turn it is then. */
const PER_RUN = 40;
/** What one login is sent in a day at most. */
const PER_DAY: Readonly<Record<MessageWay, number>> = { sms: 20, mail: 60 };
const DAY_SECONDS = 24 * 3_600;

/** Why it was not taken; null when it was. */
type Failure = {
  readonly failure: 'later' | 'never' | 'down' | 'unclear';
  readonly reason: string;
} | null;

const account: Words = ['账户', 'account'];

/** Hands it over. */
async function handOver({ config, ports }: Services, one: Sending, parcel: Parcel): Promise<void> {
  const { kind, said, order_sn: orderSN, area, link_key: key, roles } = parcel;
  const locale = parcel.locale ?? 'zh-CN';
  const { isForced = false } = messageKinds[kind];
  if (one.way === 'sms') {
    const { title } = sentenceOf({ kind, said, orderSN }, locale);
    const about = orderSN ?? inLocale(locale, account);
    await ports.sms.sendNotice?.(parcel.mobile, { title, about });
    return;
  }
  const origin = originOf(config);
  const canEnd = area !== 'order' && !isForced && key !== null;
  const unsubscribe = canEnd ? unsubscribeLink(origin, key, one.login_id, area) : null;
  await ports.mail?.send({
    to: parcel.mail ?? '',
    id: `message-${one.customer_id}-${one.message_id}-${one.login_id}`,
    ...letterOf({ kind, said, orderSN }, { locale, roles, origin, unsubscribe, isForced }),
  });
}

async function attempt(services: Services, one: Sending, parcel: Parcel): Promise<Failure> {
  try {
    await handOver(services, one, parcel);
    return null;
  } catch (error) {
    if (error instanceof MailFailedError || error instanceof SmsFailedError) {
      return { failure: error.failure, reason: error.message };
    }
    // Nobody knows how far it came.
    services.log.error({ err: error, way: one.way }, 'message not sent');
    return { failure: 'unclear', reason: error instanceof Error ? error.name : String(error) };
  }
}

/** Takes one of them on its way. Answers false when the provider takes nothing at the moment. */
async function sendOne(services: Services, one: Sending): Promise<boolean> {
  const { db, clock, machine } = services;
  const now = clock.now();
  const parcel = await parcelOf(db, one);
  if (parcel === undefined) return true;
  const end = (reason: string) =>
    endSending(db, one, { state: 'given_up', reason }, instantOf(now));
  const verdict = judge(parcel, one.way, now);
  if (verdict.is === 'wait') {
    await putOff(db, one, verdict.until);
    return true;
  }
  const tries = await claim(db, one, nowOf(machine));
  if (tries === undefined) return true;
  if (verdict.is === 'giveUp') {
    await end(verdict.reason);
    return true;
  }
  const { isForced = false } = messageKinds[parcel.kind];
  const limit = { max: PER_DAY[one.way], windowSeconds: DAY_SECONDS };
  const key = `told:${one.way}:${one.login_id}`;
  if (tries === 1 && !isForced && (await countUse(db, key, limit, machine.now())) !== null) {
    await end('dailyLimit');
    return true;
  }
  const failed = await attempt(services, one, parcel);
  if (failed === null) {
    await endSending(db, one, { state: 'sent', reason: null }, nowOf(clock));
    return true;
  }
  const { failure, reason } = failed;
  if (failure === 'never' || failure === 'unclear') await end(`${failure}: ${reason}`);
  else await tryAgain(db, one, { tries, reason }, clock.now());
  return failure !== 'down';
}

/** Whether the shop has a provider for it. */
const isOffered = ({ ports }: Services, way: MessageWay): boolean =>
  way === 'sms' ? ports.sms.sendNotice !== undefined : ports.mail !== null;

/**
 * Sends what is due by one way. Answers how many it took in hand. Once the provider takes nothing, the rest waits for
 * the next run with all its tries.
 */
export async function sendDue(services: Services, way: MessageWay): Promise<number> {
  const { db, clock, machine } = services;
  await giveUpLost(db, machine.now(), nowOf(clock));
  if (!isOffered(services, way)) {
    await giveUpOld(db, way, clock.now());
    return 0;
  }
  const due = await dueSendings(db, way, nowOf(clock), PER_RUN);
  return byTurns(due, AT_ONCE, (one) => sendOne(services, one));
}

/** How often each is looked at. @unit ms */
const EVERY_MS = 5_000;

export const sendingJobs: readonly Job[] = [
  { name: 'send-sms', everyMs: EVERY_MS, run: (services) => sendDue(services, 'sms') },
  { name: 'send-mails', everyMs: EVERY_MS, run: (services) => sendDue(services, 'mail') },
];
