/** Companies of the demo: three that are proved, one of them by the works' own knowledge, and one that was sent back. */
import { authDocument, authStatus } from '@banxin/contract/enums/customer';
import type { Tx } from '../transaction.ts';
import { demoAccounts } from './customers.ts';

interface Company {
  readonly companyName: string;
  /** With a check digit that fits. */
  readonly taxNumber: string;
  /** Null: it has no end. */
  readonly validTo: string | null;
  readonly submittedAt: string;
  /** Of one that was sent back. */
  readonly reason?: string;
}

const COMPANIES: Readonly<Record<string, Company>> = {
  悦享包装: {
    companyName: '上海悦享包装有限公司',
    taxNumber: '91310112MA1GB00018',
    validTo: null,
    submittedAt: '2024-03-12T11:05:00.000+08:00',
  },
  合作伙伴印务: {
    companyName: '苏州合作伙伴印务有限公司',
    taxNumber: '91320506MA1MC00023',
    validTo: '2043-05-07',
    submittedAt: '2023-05-08T10:12:00.000+08:00',
  },
  海外采购部: {
    companyName: '深圳海采贸易有限公司',
    taxNumber: '91440306MA5FD0003U',
    validTo: null,
    submittedAt: '2026-11-12T15:40:00.000+08:00',
    reason: '照片不清晰，请重新拍摄后上传',
  },
  跨境优选: {
    companyName: '义乌跨境优选电子商务有限公司',
    taxNumber: '91330782MA2EE0004D',
    validTo: null,
    submittedAt: '2025-06-02T09:20:00.000+08:00',
  },
};

const HELD: readonly number[] = [authStatus.passed, authStatus.passedByProxy];

/** Papers of the accounts that have a status. */
export async function seedAuthentications(tx: Tx, ids: ReadonlyMap<string, number>): Promise<void> {
  for (const { name, authStatus: status = authStatus.notSubmitted } of demoAccounts) {
    const [company, customerId] = [COMPANIES[name], ids.get(name)];
    if (!company || customerId === undefined || status === authStatus.notSubmitted) continue;
    const { companyName, taxNumber, validTo, submittedAt, reason = null } = company;
    const documentType = status === authStatus.passedByProxy ? null : authDocument.businessLicence;
    const holds = HELD.includes(status);
    await tx
      .insertInto('authentications')
      .values({
        customer_id: customerId,
        ...{ rev: 1, checked_rev: 1, document_type: documentType, company_name: companyName },
        ...{ tax_number: taxNumber, valid_to: validTo, file_id: null, reason },
        ...{ submitted_by: customerId, submitted_at: submittedAt, decided_at: submittedAt },
        held: holds
          ? JSON.stringify({ documentType, companyName, taxNumber, validTo, fileId: null })
          : null,
        held_tax_number: holds ? taxNumber : null,
      })
      .execute();
  }
}
