/** Documents of companies and certificates of brands at the desk of papers: what was typed beside what was handed in. */
import type { OfficePicture, OfficeStep } from '@banxin/contract/entities/office';
import {
  type AuthDocument,
  authStatus,
  type CertificateType,
  reviewStatus,
} from '@banxin/contract/enums/customer';
import {
  officeGroup,
  officeStanding,
  officeStepRows,
  officeSubject,
  officeValue,
  officeVerdict,
} from '@banxin/contract/messages/office';
import { papers as paperRefusals } from '@banxin/contract/refusals/papers';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { warnTaxNumber } from '@banxin/contract/rules/validation';
import type { Db } from '../../db/transaction.ts';
import { reasonOf } from '../../desk.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { heldOf, readStanding } from '../authentication/authentication.ts';
import { contradicts, says } from '../authentication/check.ts';
import { type Decided, pass, reject } from '../authentication/decide.ts';
import { reviewCertificate } from '../certificate/decide.ts';
import { drawnPages, type FileRow, readingOf } from '../file/files.ts';
import { numberOf, paperOf, waitingAuthentications, waitingCertificates } from '../papers/desk.ts';
import {
  fact,
  type Head,
  type Look,
  lateBefore,
  type OfficeSource,
  type Opened,
  PROMISED_MS,
  saying,
} from './source.ts';

const REJECTED = [
  '照片不清晰，请重新拍摄后上传',
  '名称与证件不一致，请核对后重新提交',
  '证件已过期，请上传有效的证件',
];

/** PASS, and REJECT with its reason. @param refusal why it cannot pass */
const decisions = (refusal: OfficeStep['refusal'] = null): OfficeStep[] =>
  (['PASS', 'REJECT'] as const).map((event) => ({
    event,
    part: null,
    title: messageOf(officeStepRows.title, { event, place: null }),
    needs: event === 'REJECT' ? ['reason'] : [],
    templates: event === 'REJECT' ? REJECTED : [],
    refusal: event === 'PASS' ? refusal : null,
  }));

const picturesOf = (files: readonly FileRow[]): OfficePicture[] =>
  files.flatMap((file) => drawnPages(file).map((page) => ({ name: file.name, ...page })));

/** `2028-01-31`, or for good. */
const endOf = (day: string | null) => day ?? messageOf(officeValue.forGood);

type Named = Pick<Head, 'kind' | 'number' | 'customer' | 'subject' | 'since'>;

const headOf = (named: Named, now: string): Head => ({
  ...named,
  standing: messageOf(officeStanding.toReview),
  amount: null,
  dueAt: instantOf(msOf(named.since) + PROMISED_MS),
  isLate: named.since < lateBefore(now),
});

const fileRows = async (db: Db, customerId: number, ids: readonly (string | null)[]) => {
  const known = ids.filter((id) => id !== null);
  return known.length === 0
    ? []
    : db
        .selectFrom('files')
        .selectAll()
        .where('customer_id', '=', customerId)
        .where('id', 'in', known)
        .execute();
};

const NO_FILE = { tone: 'caution', sentence: messageOf(officeVerdict.noFile) } as const;

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

/** Another customer that holds this tax number. */
const holderOf = (db: Db, taxNumber: string, customerId: number) =>
  db
    .selectFrom('authentications as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .select('c.name')
    .where('a.held_tax_number', '=', taxNumber)
    .where('a.customer_id', '!=', customerId)
    .executeTakeFirst();

const critical = (sentence: Opened['verdicts'][number]['sentence']) =>
  ({ tone: 'critical', sentence }) as const;

const authenticationHead = (
  row: {
    readonly id: number;
    readonly name: string;
    readonly document_type: AuthDocument | null;
    readonly company_name: string | null;
    readonly at: string | null;
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
      since: row.at ?? now,
    },
    now,
  );

async function openAuthentication({ db, now }: Look, number: string): Promise<Opened | null> {
  const paper = paperOf(number);
  if (paper?.kind !== 'authentication') return null;
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('id', '=', paper.id)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  if (customer === undefined) return null;
  const standing = await readStanding(db, paper.id);
  const { row, status } = standing;
  if (row.submitted_at === null) return null;
  const typed = { companyName: row.company_name ?? '', taxNumber: row.tax_number ?? '' };
  const held = heldOf(standing);
  const files = await fileRows(db, paper.id, [row.file_id]);
  const holder = await holderOf(db, typed.taxNumber, paper.id);
  const hasEnded = row.valid_to !== null && row.valid_to < dayOf(msOf(now));
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
  const isWaiting = status === authStatus.submitted;
  const head = authenticationHead(
    { ...row, id: paper.id, name: customer.name, at: row.submitted_at },
    now,
  );
  return {
    ...head,
    isLate: isWaiting && head.isLate,
    seen: String(row.rev),
    verdicts: [
      ...readAs(files[0], typed),
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
          ...facts(typed, row.document_type, row.valid_to, held),
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
    pictures: picturesOf(files),
    ...NOTHING_SAID,
    steps: isWaiting ? decisions(holder ? messageOf(paperRefusals.companyTaken) : null) : [],
  };
}

const NOTHING_SAID = { proofs: [], marks: [], talk: [], events: [] };

function answerOf(decided: Decided): Refusal | null {
  if ('taken' in decided) return refuse(paperRefusals.companyTaken);
  return 'status' in decided ? null : refuse(paperRefusals.companyMoved, { auth: decided.over });
}

/** The reason of a refusal, or why it will not do. */
function reasonFor(event: string, typed: string | undefined): string | Refusal {
  const reason = reasonOf(typed);
  if (event !== 'REJECT') return '';
  return reason ?? invalid({ reason: messageOf(refusals.reasonMissing) });
}

export const authenticationSource: OfficeSource = {
  kind: 'authentication',
  desk: 'papers',
  queue: async ({ db, now }, { words, limit }) => {
    const waiting = waitingAuthentications(db).where(
      saying(words, ['c.name', 'a.company_name', 'a.tax_number']),
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
      heads: rows.map((row) => authenticationHead(row, now)),
      total: Number(total),
      late: Number(late),
    };
  },
  open: openAuthentication,
  act: async ({ db, now, actor }, { number, event, seen, reason }) => {
    const paper = paperOf(number);
    const why = reasonFor(event, reason);
    if (typeof why !== 'string') return why;
    if (paper === null) return refuse(refusals.noCase);
    const decision = { customerId: paper.id, actor, at: now, rev: Number(seen) };
    if (event === 'PASS') return answerOf(await pass(db, decision));
    return event === 'REJECT'
      ? answerOf(await reject(db, { ...decision, reason: why }))
      : refuse(refusals.noCase);
  },
};

/** Files of a certificate in their order. */
const certificateFiles = async (db: Db, customerId: number, certificateId: number) => {
  const used = await db
    .selectFrom('certificate_files')
    .select('file_id')
    .where('customer_id', '=', customerId)
    .where('certificate_id', '=', certificateId)
    .orderBy('position')
    .execute();
  const rows = await fileRows(
    db,
    customerId,
    used.map(({ file_id }) => file_id),
  );
  return used.flatMap(({ file_id }) => rows.find(({ id }) => id === file_id) ?? []);
};

const certificateHead = (
  row: {
    readonly id: number;
    readonly name: string;
    readonly kind: CertificateType;
    readonly brand: string;
    readonly at: string;
  },
  now: string,
): Head =>
  headOf(
    {
      kind: 'certificate',
      number: numberOf({ kind: 'certificate', id: row.id }),
      customer: row.name,
      subject: messageOf(officeSubject.certificate, { kind: row.kind, brand: row.brand }),
      since: row.at,
    },
    now,
  );

/** How many orders name it. */
const ordersWith = async (db: Db, customerId: number, certificateId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('certificate_id', '=', certificateId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

async function openCertificate({ db, now }: Look, number: string): Promise<Opened | null> {
  const paper = paperOf(number);
  if (paper?.kind !== 'certificate') return null;
  const row = await db
    .selectFrom('certificates as z')
    .innerJoin('customers as c', 'c.id', 'z.customer_id')
    .selectAll('z')
    .select('c.name')
    .where('z.id', '=', paper.id)
    .where('z.removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const [files, orders] = await Promise.all([
    certificateFiles(db, row.customer_id, row.id),
    ordersWith(db, row.customer_id, row.id),
  ]);
  const isWaiting = row.review === reviewStatus.pending;
  const hasEnded = row.valid_until !== null && row.valid_until < dayOf(msOf(now));
  const head = certificateHead({ ...row, at: row.submitted_at ?? row.created_at }, now);
  return {
    ...head,
    isLate: isWaiting && head.isLate,
    seen: String(row.rev),
    verdicts: [
      ...(files.length === 0 ? [NO_FILE] : []),
      ...(hasEnded
        ? [critical(messageOf(officeVerdict.expired, { day: row.valid_until ?? '' }))]
        : []),
    ],
    groups: [
      {
        title: messageOf(officeGroup.typed),
        facts: [
          ...fact('account', row.name),
          ...fact('brand', row.brand),
          ...fact('kind', messageOf(officeValue.certificate, { kind: row.kind })),
          ...fact('number', row.number),
          ...fact('validFrom', row.valid_from),
          ...fact('validTo', endOf(row.valid_until), hasEnded),
          ...fact('remark', row.remark),
          ...fact('orders', orders === 0 ? messageOf(officeValue.none) : String(orders)),
          ...fact('lastReason', row.reason),
        ],
      },
    ],
    pictures: picturesOf(files),
    ...NOTHING_SAID,
    steps: isWaiting ? decisions() : [],
  };
}

export const certificateSource: OfficeSource = {
  kind: 'certificate',
  desk: 'papers',
  queue: async ({ db, now }, { words, limit }) => {
    const waiting = waitingCertificates(db).where(saying(words, ['c.name', 'z.brand', 'z.number']));
    const { total, late } = await waiting
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn
          .countAll<number>()
          .filterWhere(fn.coalesce('z.submitted_at', 'z.created_at'), '<', lateBefore(now))
          .as('late'),
      ])
      .executeTakeFirstOrThrow();
    const rows = limit === 0 ? [] : await waiting.limit(limit).execute();
    return {
      heads: rows.map((row) => certificateHead(row, now)),
      total: Number(total),
      late: Number(late),
    };
  },
  open: openCertificate,
  act: async ({ db, now, actor }, { number, event, seen, reason }) => {
    const paper = paperOf(number);
    const why = reasonFor(event, reason);
    if (typeof why !== 'string') return why;
    if (paper === null || (event !== 'PASS' && event !== 'REJECT')) return refuse(refusals.noCase);
    const reviewed = await reviewCertificate(db, {
      ...{ id: paper.id, reason: why, actor, at: now, rev: Number(seen) },
      event: event === 'PASS' ? 'APPROVE' : 'REJECT',
    });
    if (reviewed === null) return refuse(refusals.noCase);
    return 'review' in reviewed
      ? null
      : refuse(paperRefusals.certificateMoved, { review: reviewed.over });
  },
};
