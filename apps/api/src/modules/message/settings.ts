/** What a login wants to be told by text message and letter: read, agreed to and withdrawn, each with its time. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  getMessageSettings,
  setMessageSettings,
} from '@banxin/contract/calls/message/settings';
import { QUIET_HOURS } from '@banxin/contract/constants';
import type { QuietHours } from '@banxin/contract/entities/messageSettings';
import {
  type MessageGroup,
  type MessageWay,
  messageGroup,
} from '@banxin/contract/entities/siteMessage';
import { waysOfGroup } from '@banxin/contract/messages/siteMessage';
import { message as refusals } from '@banxin/contract/refusals/message';
import { maskMail, maskPhone } from '@banxin/contract/rules/masked';
import type { UserContext } from '../../context.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';

type Settings = OutputOf<typeof getMessageSettings>;
type Wishes = ParsedOf<typeof setMessageSettings>;

/** The quiet hours of a row of settings; those of the shop where there is none. */
export const quietOf = (
  row: { readonly quiet_from: string | null; readonly quiet_until: string | null } | undefined,
): QuietHours | null => {
  if (row === undefined) return QUIET_HOURS;
  const { quiet_from: from, quiet_until: until } = row;
  return from === null || until === null ? null : { from, until };
};

/** The newest span of each group and way. */
const spansOf = (db: Db, loginId: number) =>
  db
    .selectFrom('message_consents')
    .distinctOn(['area', 'way'])
    .select(['area', 'way', 'agreed_at', 'withdrawn_at'])
    .where('login_id', '=', loginId)
    .orderBy('area')
    .orderBy('way')
    .orderBy('id', 'desc')
    .execute();

const addressOf = (db: Db, loginId: number) =>
  db
    .selectFrom('customers')
    .select(['mobile', 'mail', 'mail_confirmed_at'])
    .where('id', '=', loginId)
    .executeTakeFirstOrThrow();

export async function readSettings({
  db,
  customer,
  ports,
}: Pick<UserContext, 'db' | 'customer' | 'ports'>): Promise<Settings> {
  const row = await db
    .selectFrom('message_settings')
    .selectAll()
    .where('login_id', '=', customer.id)
    .executeTakeFirst();
  const spans = await spansOf(db, customer.id);
  const { mobile, mail, mail_confirmed_at } = await addressOf(db, customer.id);
  const choice = (group: MessageGroup, way: MessageWay) => {
    if (!waysOfGroup(group).includes(way)) return null;
    const span = spans.find((one) => one.area === group && one.way === way);
    return {
      isOn: span !== undefined && span.withdrawn_at === null,
      since: span?.withdrawn_at ?? span?.agreed_at ?? null,
    };
  };
  return {
    groups: messageGroup.options.map((group) => ({
      group,
      sms: choice(group, 'sms'),
      mail: choice(group, 'mail'),
    })),
    mobile: maskPhone(mobile),
    mail: mail && maskMail(mail),
    mailConfirmedAt: mail_confirmed_at,
    isSmsOffered: ports.sms.sendNotice !== undefined,
    isMailOffered: ports.mail !== null,
    quiet: quietOf(row),
    locale: row?.locale ?? 'zh-CN',
  };
}

/** What changes: the ways of groups that are to be on and are not, and the reverse. */
const changesOf = (wishes: Wishes, { groups: known }: Settings) =>
  wishes.groups.flatMap((wish) =>
    waysOfGroup(wish.group).flatMap((way) => {
      const isOn = known.find(({ group }) => group === wish.group)?.[way]?.isOn ?? false;
      return wish[way] === isOn ? [] : [{ area: wish.group, way, isOn: wish[way] }];
    }),
  );

async function write(tx: Tx, context: UserContext, wishes: Wishes, known: Settings) {
  const { customer, now, random } = context;
  for (const { area, way, isOn } of changesOf(wishes, known)) {
    if (isOn) {
      await tx
        .insertInto('message_consents')
        .values({ login_id: customer.id, area, way, agreed_at: now })
        .execute();
      continue;
    }
    await tx
      .updateTable('message_consents')
      .set({ withdrawn_at: now, withdrawn_by: 'settings' })
      .where('login_id', '=', customer.id)
      .where('area', '=', area)
      .where('way', '=', way)
      .where('withdrawn_at', 'is', null)
      .execute();
  }
  const row = {
    quiet_from: wishes.quiet?.from ?? null,
    quiet_until: wishes.quiet?.until ?? null,
    locale: wishes.locale,
    updated_at: now,
  };
  await tx
    .insertInto('message_settings')
    .values({ login_id: customer.id, link_key: random.token(24), ...row })
    .onConflict((conflict) => conflict.column('login_id').doUpdateSet(row))
    .execute();
}

export async function saveSettings(
  context: UserContext,
  wishes: Wishes,
): Promise<Settings | Refusal> {
  return transaction(context.db, async (tx): Promise<Settings | Refusal> => {
    const inside = { ...pick(context), db: tx };
    // Of two windows one waits: what it compares with is what the other one kept.
    await tx
      .selectFrom('customers')
      .select('id')
      .where('id', '=', context.customer.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = await readSettings(inside);
    for (const { way, isOn } of changesOf(wishes, known)) {
      if (!isOn) continue;
      const isOffered = way === 'sms' ? known.isSmsOffered : known.isMailOffered;
      if (!isOffered) return refuse(refusals.wayNotOffered, { way });
      if (way === 'mail' && known.mail === null) return refuse(refusals.mailUnconfirmed);
    }
    await write(tx, context, wishes, known);
    return readSettings(inside);
  });
}

const pick = ({ customer, ports }: UserContext) => ({ customer, ports });
