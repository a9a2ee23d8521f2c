/** The desk of papers by commands: `npm run ops -- papers …`. */
import type { Command } from '../../command.ts';
import { decideByNumber, listPapers, passPaperByProxy } from './desk.ts';

export const papersCommands: readonly Command[] = [
  {
    name: 'papers list',
    parameters: [],
    does: '列出待审核的企业认证和授权证书 (authentications and certificates that wait)',
    run: ({ db }) => listPapers(db),
  },
  {
    name: 'papers pass',
    parameters: ['number'],
    does: '通过一份认证或证书，编号见 papers list，例如 papers pass RZ12 (passes one)',
    run: ({ db, now }, number = '') => decideByNumber(db, { number, event: 'PASS' }, now),
  },
  {
    name: 'papers reject',
    parameters: ['number', 'reason'],
    does: '驳回一份认证或证书，例如 papers reject ZS34 "照片不清晰" (sends one back)',
    run: ({ db, now }, number = '', reason = '') =>
      decideByNumber(db, { number, event: 'REJECT', reason }, now),
  },
  {
    name: 'papers proxy',
    parameters: ['account', 'company', 'tax-number', 'reason'],
    does: '代客户通过企业认证：账号、企业名称、税号、原因 (passes a company that staff knows)',
    run: ({ db, now }, account = '', companyName = '', taxNumber = '', reason = '') =>
      passPaperByProxy(db, { account, companyName, taxNumber, reason }, now),
  },
];
