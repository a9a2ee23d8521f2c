/**
 * Login through QQ and WeChat. A `state` leads to the provider and back: random, for one use, and only for
 * the browser that began, so that nobody can be logged in as, or bound to, somebody else by a link.
 */
import { bindQqOpenId } from '@banxin/contract/calls/login/oauth';
import { WECHATS_MAX } from '@banxin/contract/constants';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { messageOf } from '@banxin/contract/refusals/row';
import { isHttps } from '../../config.ts';
import type { Context } from '../../context.ts';
import { openCustomers } from '../../db/openCustomers.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, nowOf } from '../../ports/clock.ts';
import {
  type Identified,
  OauthCodeError,
  OauthFailedError,
  type OauthProvider,
} from '../../ports/oauth.ts';
import { sha256 } from '../../sha256.ts';
import { passCaptcha } from './captcha.ts';
import { logIn, withPassword } from './login.ts';
import { tellLoginChanged } from './tellChanged.ts';

type Purpose = 'login' | 'bind';

/** An attempt to log in through a provider, and the pass for binding, expire after this long. @unit s */
const LIFE_SECONDS = 600;

/** Names the browser that began; with https no other host of the domain can set it. */
const browserCookie = ({ config }: Context): string =>
  isHttps(config) ? '__Host-banxin_oauth' : 'banxin_oauth';

/** Hash of the browser's token, or null. */
function browserOf(context: Context): string | null {
  const token = context.cookie(browserCookie(context));
  return token === null || token.length > 64 ? null : sha256(token);
}

const expiry = ({ machine }: Context): string => instantOf(machine.now() + LIFE_SECONDS * 1_000);

export const offeredProviders = async ({ ports }: Context) => ({
  qq: ports.oauth.qq !== null,
  wechat: ports.oauth.wechat !== null,
});

/** Remembers that this browser goes to the provider and answers where that is. */
export async function beginOauth(
  context: Context,
  { provider, purpose }: { provider: OauthProvider; purpose: Purpose },
): Promise<{ url: string } | Refusal> {
  const port = context.ports.oauth[provider];
  if (port === null) return refuse(plain.oauthUnavailable);
  if (purpose === 'bind' && provider === 'qq')
    return invalid({ purpose: messageOf(refusals.qqOnlyLogsIn) });
  if (purpose === 'bind' && context.customer === null) return refuse(plain.notLoggedIn);
  // A browser keeps its token: two windows at once both find their way back.
  const known = context.cookie(browserCookie(context));
  const browser = known !== null && /^[\w-]{32}$/.test(known) ? known : context.random.token(24);
  context.setCookie(browserCookie(context), browser, { maxAge: 2 * LIFE_SECONDS });
  // Letters and digits only: WeChat takes no other state.
  const state = purpose + Buffer.from(context.random.token(24), 'base64url').toString('hex');
  await context.db
    .insertInto('oauth_attempts')
    .values({
      state_hash: sha256(state),
      browser_hash: sha256(browser),
      provider,
      purpose,
      customer_id: purpose === 'bind' ? (context.customer?.id ?? null) : null,
      expires_at: expiry(context),
      used_at: null,
      pass_hash: null,
      subject: null,
    })
    .execute();
  return { url: port.authorizeUrl(state) };
}

/** Takes the state; of any number of parallel requests one gets it. */
async function claimState(
  context: Context,
  provider: OauthProvider,
  purpose: Purpose,
  state: string,
) {
  const browser = browserOf(context);
  if (browser === null) return false;
  const claimed = await context.db
    .updateTable('oauth_attempts')
    .set({ used_at: nowOf(context.machine) })
    .where('state_hash', '=', sha256(state))
    .where('browser_hash', '=', browser)
    .where('provider', '=', provider)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowOf(context.machine))
    .$if(purpose === 'bind', (query) =>
      query.where('customer_id', '=', context.customer?.id ?? null),
    )
    .returning('state_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Who stands behind the code, or why that is not known. */
async function identifyVisitor(
  context: Context,
  provider: OauthProvider,
  purpose: Purpose,
  { code, state }: { code: string; state: string },
): Promise<Identified | Refusal> {
  const { db, log } = context;
  const port = context.ports.oauth[provider];
  if (port === null) return refuse(plain.oauthUnavailable);
  if (!(await claimState(context, provider, purpose, state))) return refuse(plain.oauthCodeSpent);
  try {
    return await port.identify(code);
  } catch (error) {
    if (error instanceof OauthCodeError) {
      log.info({ provider, reason: error.message }, 'oauth code refused');
      return refuse(plain.oauthCodeSpent);
    }
    if (!(error instanceof OauthFailedError)) throw error;
    log.warn({ err: error, provider }, 'oauth provider failed');
    // The code may still be good: the visitor may try again with it.
    await db
      .updateTable('oauth_attempts')
      .set({ used_at: null })
      .where('state_hash', '=', sha256(state))
      .execute();
    return refuse(plain.oauthUnavailable);
  }
}

/** Logs the owner of an identity in. Answers false when nobody owns it, or a closed account does. */
async function logInAsOwner(
  context: Context,
  provider: OauthProvider,
  subject: string,
): Promise<boolean> {
  const { db, now } = context;
  const owner = await openCustomers(db)
    .innerJoin('identities as i', 'i.customer_id', 'c.id')
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .select('c.id')
    .executeTakeFirst();
  if (owner === undefined || (await logIn(context, owner.id, true)) === null) return false;
  await db
    .updateTable('identities')
    .set({ last_login_at: now })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
  return true;
}

interface Identity {
  readonly provider: OauthProvider;
  readonly subject: string;
  readonly customer_id: number;
  readonly nickname?: string | null;
}

/** Whether a login has as many WeChats as it can, beside this one. Those that bind at once follow each other. */
async function isFull(tx: Tx, { subject, customer_id: customerId }: Identity): Promise<boolean> {
  await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const others = await tx
    .selectFrom('identities')
    .select('subject')
    .where('customer_id', '=', customerId)
    .where('provider', '=', 'wechat')
    .where('subject', '<>', subject)
    .execute();
  return others.length >= WECHATS_MAX;
}

/** Binds an identity to a customer, or answers why it cannot be bound. Repeat safe. */
const bind = (db: Db, identity: Identity, now: string): Promise<Refusal | null> =>
  transaction(db, async (tx): Promise<Refusal | null> => {
    const { provider, subject, customer_id: customerId } = identity;
    if (provider === 'wechat' && (await isFull(tx, identity))) {
      return refuse(refusals.tooManyWechats, { limit: WECHATS_MAX });
    }
    const bound = await tx
      .insertInto('identities')
      .values({ ...identity, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('customer_id')
      .executeTakeFirst();
    if (bound) {
      await tellLoginChanged(tx, customerId, provider, now);
      return null;
    }
    const holder = await tx
      .selectFrom('identities')
      .select('customer_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (holder === undefined) return refuse(plain.accountHasQq);
    if (holder.customer_id === customerId) return null;
    return refuse(provider === 'qq' ? plain.qqBoundElsewhere : plain.wechatBoundElsewhere);
  });

/** A bound QQ logs in; any other gets a pass with which an account can be bound to it. */
export async function loginByQq(
  context: Context,
  input: { code: string; state: string },
): Promise<{ isBind: boolean; openId: string } | Refusal> {
  const { db, random } = context;
  const found = await identifyVisitor(context, 'qq', 'login', input);
  if (found instanceof Refusal) return found;
  const { subject } = found;
  if (await logInAsOwner(context, 'qq', subject)) return { isBind: true, openId: '' };
  const pass = random.token(24);
  await db
    .updateTable('oauth_attempts')
    .set({ pass_hash: sha256(pass), subject, expires_at: expiry(context) })
    .where('state_hash', '=', sha256(input.state))
    .execute();
  return { isBind: false, openId: pass };
}

/** Type 0 logs in whoever has this WeChat; type 1 gives it to whoever is logged in. */
export async function exchangeWechatCode(
  context: Context,
  input: { code: string; type: 0 | 1; state: string },
): Promise<{ hasBind: boolean } | Refusal> {
  const { db, customer, now } = context;
  const purpose = input.type === 0 ? 'login' : 'bind';
  if (purpose === 'bind' && customer === null) return refuse(plain.notLoggedIn);
  const found = await identifyVisitor(context, 'wechat', purpose, input);
  if (found instanceof Refusal) return found;
  const { subject, nickname } = found;
  if (purpose === 'bind' && customer !== null) {
    const identity = {
      ...({ provider: 'wechat', subject, customer_id: customer.id } as const),
      nickname: await nickname(),
    };
    return (await bind(db, identity, now)) ?? { hasBind: true };
  }
  return { hasBind: await logInAsOwner(context, 'wechat', subject) };
}

/** Spends the pass and binds what it stands for. Throws the refusal: the transaction undoes both. */
async function spendPass({ db, now }: Context, pass: string, customerId: number): Promise<void> {
  const spent = await db
    .deleteFrom('oauth_attempts')
    .where('pass_hash', '=', sha256(pass))
    .returning('subject')
    .executeTakeFirst();
  if (!spent?.subject) throw refuse(plain.openIdUnknown);
  const identity = { provider: 'qq', subject: spent.subject, customer_id: customerId } as const;
  const refusal = await bind(db, identity, now);
  if (refusal) throw refusal;
}

/** Captcha, pass, password, in this order; a refusal leaves the pass good for another try. */
export async function bindQq(
  context: Context,
  input: { openId: string; nameOrQQOrMobilePhone: string; password: string; code: string },
): Promise<UserInfo | Refusal> {
  const refusal = await passCaptcha(context, bindQqOpenId, input);
  if (refusal) return refusal;
  const browser = browserOf(context);
  const known =
    browser !== null &&
    (await context.db
      .selectFrom('oauth_attempts')
      .select('state_hash')
      .where('pass_hash', '=', sha256(input.openId))
      .where('browser_hash', '=', browser)
      .where('expires_at', '>', nowOf(context.machine))
      .executeTakeFirst());
  if (!known) return refuse(plain.openIdUnknown);
  return withPassword(context, input, async (proved, customerId) => {
    await spendPass(proved, input.openId, customerId);
    const user = await logIn(proved, customerId, true);
    if (user === null) throw refuse(plain.passwordWrong);
    return user;
  });
}
