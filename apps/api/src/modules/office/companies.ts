/** Documents of companies at the desk of papers: what was typed beside what was handed in. */
import { type AuthDocument, type AuthStatus, authStatus } from '@banxin/contract/enums/customer';
import { authenticationChart } from '@banxin/contract/lifecycles/authentication';
import { actors } from '@banxin/contract/lifecycles/chart';
import {
  officeGroup,
  officeSubject,
  officeValue,
  officeVerdict,
} from '@banxin/contract/messages/office';
import { companyEvent, companyStanding } from '@banxin/contract/messages/papers';
import { papers as paperRefusals } from '@banxin/contract/refusals/papers';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { warnTaxNumber } from '@banxin/contract/rules/validation';
import type { Db } from '../../db/transaction.ts';
import { neededReason } from '../../desk.ts';
import { refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { heldOf, readStanding } from '../authentication/authentication.ts';
import { contradicts, says } from '../authentication/check.ts';
import { pass, reject } from '../authentication/decide.ts';
import { leftUntil } from '../certificate/ending.ts';
import { type FileRow, fileRows, picturesOf, readingOf } from '../file/files.ts';
import { numberOf, paperOf, waitingAuthentications } from '../papers/desk.ts';
import { endingDocuments } from './ending.ts';
import { historyOf } from './history.ts';
import { caution, critical, decisions, endOf, headOf, idOf, NO_FILE } from './papers.ts';
import { answerOf, companiesToPass, holderOf, passKnown, proxyStep } from './proxy.ts';
import {
  fact,
  type Head,
  type Look,
  lateBefore,
  NOTHING_SAID,
  type OfficeSource,
  type Opened,
  saying,
} from './source.ts';

interface Typed {
  readonly companyName: string;
  readonly taxNumber: string;
}

/** What the document says of what was typed. */
function readAs(file: FileRow | undefined, typed: Typed): Opened['verdicts'] {
  if (file === undefined) return [NO_FILE];
  const reading = readingOf(file);
  if (reading === null || !reading.isLegible || reading.text.trim() === '') {
    return [{ tone: 'plain', sentence: messageOf(officeVerdict.unreadable) }];
  }
  if (contradicts(reading.text, typed)) {
    return [{ tone: 'critical', sentence: messageOf(officeVerdict.contradicts) }];
  }
  return says(reading.text, typed)
    ? [{ tone: 'positive', sentence: messageOf(officeVerdict.agrees) }]
    : [{ tone: 'plain', sentence: messageOf(officeVerdict.unreadable) }];
}

/** What was done about it, by whom and why. */
async function eventsOf(db: Db, customerId: number): Promise<Opened['events']> {
  const { entity } = authenticationChart;
  const steps = await historyOf(db, { customerId, entity, id: customerId });
  return steps.map(({ to_status: auth, actor, by, reason, at }) => {
    const who = actors.find((one) => actor.startsWith(one)) ?? 'system';
    return {
      ...{ at, by: who, note: reason },
      title: messageOf(companyEvent.moved, {
        ...{ auth: auth as AuthStatus, by: who === 'staff' ? by : null },
      }),
    };
  });
}

const authenticationHead = (
  row: {
    readonly id: number;
    readonly name: string;
    readonly document_type: AuthDocument | null;
    readonly company_name: string | null;
    readonly at: string | null;
    readonly status: AuthStatus;
  },
  now: string,
): Head =>
  headOf(
    {
      kind: 'authentication',
      number: numberOf({ kind: 'authentication', id: row.id }),
      customer: row.name,
      subject: messageOf(officeSubject.authentication, {
        kind: row.document_type,
        company: row.company_name ?? '',
      }),
      standing: messageOf(companyStanding.status, { auth: row.status }),
      since: row.at ?? now,
      isWaiting: row.status === authStatus.submitted,
    },
    now,
  );

async function openAuthentication({ db, now }: Look, number: string): Promise<Opened | null> {
  const paper = paperOf(number);
  if (paper?.kind !== 'authentication') return null;
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'name', 'type', 'user_role_type', 'sign', 'auth_status', 'created_at'])
    .where('id', '=', paper.id)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  if (customer === undefined) return null;
  const standing = await readStanding(db, paper.id);
  const { row, status } = standing;
  const typed = { companyName: row.company_name ?? '', taxNumber: row.tax_number ?? '' };
  const held = heldOf(standing);
  const files = await fileRows(db, paper.id, [row.file_id]);
  const holder = await holderOf(db, typed.taxNumber, paper.id);
  const today = dayOf(msOf(now));
  const hasEnded = row.valid_to !== null && row.valid_to < today;
  const hasTyped = row.company_name !== null;
  const isWaiting = status === authStatus.submitted;
  const day = held?.validTo ?? null;
  const left = isWaiting ? null : leftUntil(day, today);
  const facts = (
    of: Typed,
    kind: typeof row.document_type,
    end: string | null,
    beside: Typed | null,
  ) => [
    ...fact('company', of.companyName, beside !== null && beside.companyName !== of.companyName),
    ...fact('taxNumber', of.taxNumber, beside !== null && beside.taxNumber !== of.taxNumber),
    ...fact('kind', messageOf(officeValue.document, { kind })),
    ...fact('validTo', endOf(end)),
  ];
  const head = authenticationHead(
    {
      ...{ ...row, id: paper.id, name: customer.name, status },
      at: row.submitted_at ?? row.decided_at ?? customer.created_at,
    },
    now,
  );
  return {
    ...head,
    seen: String(row.rev),
    customerId: paper.id,
    verdicts: [
      ...(day === null || left === null
        ? []
        : [caution(messageOf(officeVerdict.documentEnds, { day, left }))]),
      ...(hasTyped
        ? readAs(files[0], typed)
        : [{ tone: 'plain' as const, sentence: messageOf(officeVerdict.nothingHandedIn) }]),
      ...(warnTaxNumber(typed.taxNumber) === null
        ? []
        : [{ tone: 'caution' as const, sentence: messageOf(officeVerdict.checkDigit) }]),
      ...(hasEnded
        ? [critical(messageOf(officeVerdict.expired, { day: row.valid_to ?? '' }))]
        : []),
      ...(holder ? [critical(messageOf(officeVerdict.taken, { account: holder.name }))] : []),
    ],
    groups: [
      {
        title: messageOf(officeGroup.typed),
        facts: [
          ...fact('account', customer.name),
          ...(hasTyped ? facts(typed, row.document_type, row.valid_to, held) : []),
          ...fact('lastReason', row.reason),
        ],
      },
      ...(held === null
        ? []
        : [
            {
              title: messageOf(officeGroup.held),
              facts: facts(held, held.documentType, held.validTo, null),
            },
          ]),
    ],
    ...NOTHING_SAID,
    events: await eventsOf(db, paper.id),
    pictures: picturesOf(files),
    steps: isWaiting
      ? decisions(holder ? messageOf(paperRefusals.companyTaken) : null)
      : proxyStep(customer, row),
  };
}

export const authenticationSource: OfficeSource = {
  kind: 'authentication',
  desk: 'papers',
  queue: async ({ db, now }, { words, limit }) => {
    const waiting = waitingAuthentications(db).where((eb) =>
      eb.or([
        saying(words, ['c.name', 'a.company_name', 'a.tax_number']),
        eb('a.customer_id', '=', idOf('authentication', words)),
      ]),
    );
    const { total, late } = await waiting
      .clearSelect()
      .clearOrderBy()
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        eb.fn.countAll<number>().filterWhere('a.submitted_at', '<', lateBefore(now)).as('late'),
      ])
      .executeTakeFirstOrThrow();
    const rows = limit === 0 ? [] : await waiting.limit(limit).execute();
    return {
      heads: rows.map((row) => authenticationHead({ ...row, status: authStatus.submitted }, now)),
      total: Number(total),
      late: Number(late),
    };
  },
  views: { ending: endingDocuments, proxy: companiesToPass },
  open: openAuthentication,
  act: async (clerk, { number, event, seen, reason, company, taxNumber }) => {
    const { db, now, actor } = clerk;
    const paper = paperOf(number);
    if (paper === null) return refuse(refusals.noCase);
    const decision = { customerId: paper.id, actor, at: now, rev: Number(seen) };
    if (event === 'PASS_BY_PROXY') {
      const typed = { company, taxNumber, why: neededReason(reason) };
      return passKnown(clerk, decision, typed);
    }
    if (event === 'PASS') return answerOf(await pass(db, decision));
    return event === 'REJECT'
      ? answerOf(await reject(db, { ...decision, reason: neededReason(reason) }))
      : refuse(refusals.noCase);
  },
};
