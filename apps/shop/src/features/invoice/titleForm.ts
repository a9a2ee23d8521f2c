/** An invoice title as it is typed: where it starts, its rules, and what of it is sent. */
import type { InvoiceTitle, InvoiceTitleInput } from '@banxin/contract/entities/invoiceTitle';
import {
  checkBankAccount,
  checkBankName,
  checkRegisteredAddress,
  checkRegisteredPhone,
  checkTitle,
} from '@banxin/contract/rules/invoiceTitle';
import { checkTaxNumber, type Rule } from '@banxin/contract/rules/validation';

/** What stands in the form; what is not known is ''. */
export type TypedTitle = InvoiceTitleInput;

const EMPTY: TypedTitle = {
  kind: 'company',
  title: '',
  taxNumber: '',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
  isDefault: false,
};

export const typedOf = (title: InvoiceTitle | null): TypedTitle => {
  if (title === null) return EMPTY;
  const { kind, taxNumber, address, phone, bank, bankAccount, isDefault } = title;
  return { kind, title: title.title, taxNumber, address, phone, bank, bankAccount, isDefault };
};

const companyRules: Partial<Record<keyof TypedTitle, Rule>> = {
  title: checkTitle,
  taxNumber: checkTaxNumber,
  address: checkRegisteredAddress,
  phone: checkRegisteredPhone,
  bank: checkBankName,
  bankAccount: checkBankAccount,
};

/** Of a person only the name is asked for. */
export const rulesOf = ({ kind }: Pick<TypedTitle, 'kind'>): typeof companyRules =>
  kind === 'company' ? companyRules : { title: checkTitle };
