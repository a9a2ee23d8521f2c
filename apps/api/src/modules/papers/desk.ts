/** The desk of authentications and certificates: what waits, and its decisions, by a number as a person says it. */
import {
  authDocument,
  authStatus,
  certificateType,
  reviewStatus,
} from '@banxin/contract/enums/customer';
import { checkCompanyName } from '@banxin/contract/rules/papers';
import { checkTaxNumber, warnTaxNumber } from '@banxin/contract/rules/validation';
import type { Db } from '../../db/transaction.ts';
import { LISTED, REASON_ASKED, reasonOf } from '../../desk.ts';
import { type Decided, pass, passByProxy, reject } from '../authentication/decide.ts';
import { reviewCertificate } from '../certificate/decide.ts';

/** 认证: by its customer. 证书: by itself. */
const PREFIX = { authentication: 'RZ', certificate: 'ZS' } as const;

/** What a number names. */
export interface Paper {
  readonly kind: keyof typeof PREFIX;
  readonly id: number;
}

export const numberOf = ({ kind, id }: Paper): string => `${PREFIX[kind]}${id}`;

export function paperOf(number: string): Paper | null {
  const found = /^(RZ|ZS)([1-9]\d{0,8})$/i.exec(number.trim());
  if (!found) return null;
  const kind = found[1]?.toUpperCase() === PREFIX.certificate ? 'certificate' : 'authentication';
  return { kind, id: Number(found[2]) };
}

/** A company's document that waits. */
export const waitingAuthentications = (db: Db) =>
  db
    .selectFrom('authentications as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .leftJoin('files as f', (join) =>
      join.onRef('f.customer_id', '=', 'a.customer_id').onRef('f.id', '=', 'a.file_id'),
    )
    .select(['a.customer_id as id', 'a.rev', 'a.document_type', 'a.company_name', 'a.tax_number'])
    .select(['a.valid_to', 'a.submitted_at as at', 'c.name', 'f.name as file', 'f.storage_key'])
    .where('c.auth_status', '=', authStatus.submitted)
    .orderBy('a.submitted_at');

/** A certificate that waits. */
export const waitingCertificates = (db: Db) =>
  db
    .selectFrom('certificates as z')
    .innerJoin('customers as c', 'c.id', 'z.customer_id')
    .select(['z.id', 'z.rev', 'z.brand', 'z.kind', 'z.number', 'z.valid_from', 'z.valid_until'])
    .select(['z.remark', 'z.submitted_at', 'c.name'])
    .select(({ fn }) => fn.coalesce('z.submitted_at', 'z.created_at').as('at'))
    .where('z.review', '=', reviewStatus.pending)
    .where('z.removed_at', 'is', null)
    .orderBy('at');

/** What stands under a certificate's line: each file with where it lies. */
const filesOf = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('certificate_files as u')
        .innerJoin('files as f', (join) =>
          join.onRef('f.customer_id', '=', 'u.customer_id').onRef('f.id', '=', 'u.file_id'),
        )
        .select(['u.certificate_id', 'f.name', 'f.storage_key'])
        .where('u.certificate_id', 'in', ids)
        .orderBy('u.position')
        .execute();

const lineOf = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('  ');

/** Lines of what waits, the oldest first, with its files below it. */
export async function listPapers(db: Db): Promise<string> {
  const companies = await waitingAuthentications(db).limit(LISTED).execute();
  const brands = await waitingCertificates(db).limit(LISTED).execute();
  const files = await filesOf(
    db,
    brands.map(({ id }) => id),
  );
  const lines = [
    ...companies.flatMap((row) => [
      lineOf(
        ...[numberOf({ kind: 'authentication', id: row.id }), row.at, row.name],
        ...[row.document_type === null ? null : authDocument.label(row.document_type)],
        ...[row.company_name, row.tax_number, warnTaxNumber(row.tax_number)],
        row.valid_to ?? '长期',
      ),
      ...(row.file === null ? [] : [`    ${row.file}  ${row.storage_key ?? ''}`]),
    ]),
    ...brands.flatMap((row) => [
      lineOf(
        ...[numberOf({ kind: 'certificate', id: row.id }), row.at, row.name, row.brand],
        ...[certificateType.label(row.kind), row.number],
        ...[`${row.valid_from} 至 ${row.valid_until ?? '长期'}`, row.remark],
      ),
      ...files
        .filter(({ certificate_id }) => certificate_id === row.id)
        .map(({ name, storage_key }) => `    ${name}  ${storage_key}`),
    ]),
  ];
  return lines.length === 0 ? '没有待审核的认证和证书' : lines.join('\n');
}

/** One decision. */
export interface Act {
  readonly paper: Paper;
  readonly event: 'PASS' | 'REJECT';
  /** Of a rejection: 4 to 200 characters, the customer reads it. */
  readonly reason?: string;
  /** @default staff */
  readonly actor?: string;
  /** As it was looked at. @default whichever stands */
  readonly rev?: number;
}

/** Done, with the words of where it stands now; or why nothing was done. */
export interface Acted {
  readonly isDone: boolean;
  readonly words: string;
}

const done = (words: string): Acted => ({ isDone: true, words });
const left = (words: string): Acted => ({ isDone: false, words });

const decidedAs = (number: string, decided: Decided): Acted => {
  if ('taken' in decided) return left(`${number} 的税号已由其他客户认证，请先核对`);
  return 'status' in decided
    ? done(`${number} ${authStatus.label(decided.status)}`)
    : left(`${number} 已变为“${authStatus.label(decided.over)}”，未重复处理`);
};

/** Decides on what a number names. @param at instant */
export async function decidePaper(
  db: Db,
  { paper, event, reason, actor = 'staff', rev }: Act,
  at: string,
): Promise<Acted> {
  const number = numberOf(paper);
  const why = reasonOf(reason);
  if (event === 'REJECT' && why === null) return left(REASON_ASKED);
  const by = { actor, at, ...(rev !== undefined && { rev }) };
  if (paper.kind === 'authentication') {
    const known = await db
      .selectFrom('customers')
      .select('id')
      .where('id', '=', paper.id)
      .where('parent_id', 'is', null)
      .executeTakeFirst();
    if (!known) return left(`没有认证 ${number}`);
    const decision = { customerId: paper.id, ...by };
    return decidedAs(
      number,
      await (event === 'PASS'
        ? pass(db, decision)
        : reject(db, { ...decision, reason: why ?? '' })),
    );
  }
  const reviewed = await reviewCertificate(db, {
    ...{ id: paper.id, reason: why ?? '', ...by },
    event: event === 'PASS' ? 'APPROVE' : 'REJECT',
  });
  if (reviewed === null) return left(`没有证书 ${number}`);
  return 'review' in reviewed
    ? done(`${number} ${reviewStatus.label(reviewed.review)}`)
    : left(`${number} 已变为“${reviewStatus.label(reviewed.over)}”，未重复处理`);
}

/** The same by a number as it was typed. */
export async function decideByNumber(
  db: Db,
  { number, ...act }: Omit<Act, 'paper'> & { readonly number: string },
  at: string,
): Promise<string> {
  const paper = paperOf(number);
  if (paper === null) return `没有编号 ${number}：认证如 RZ12，证书如 ZS34`;
  return (await decidePaper(db, { ...act, paper }, at)).words;
}

/** A company that staff knows, as it was typed. */
export interface Known {
  readonly account: string;
  readonly companyName: string;
  readonly taxNumber: string;
  /** 4 to 200 characters, the customer reads it. */
  readonly reason: string;
}

/** Passes a company that staff knows, without a document of its own. @param at instant */
export async function passPaperByProxy(
  db: Db,
  { account, companyName, taxNumber, reason }: Known,
  at: string,
): Promise<string> {
  const problem = checkCompanyName(companyName) ?? checkTaxNumber(taxNumber.trim());
  if (problem !== null) return problem;
  const why = reasonOf(reason);
  if (why === null) return REASON_ASKED;
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('name', '=', account.trim())
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  if (!customer) return `没有主账号 ${account}`;
  const decided = await passByProxy(db, {
    ...{ customerId: customer.id, actor: 'staff', at, reason: why },
    companyName: companyName.trim(),
    taxNumber: taxNumber.trim().toUpperCase(),
  });
  const number = numberOf({ kind: 'authentication', id: customer.id });
  return decidedAs(number, decided).words;
}
