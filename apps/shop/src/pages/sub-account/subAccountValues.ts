/** What the form of a colleague begins with. */
import type { SubAccount } from '@banxin/contract/entities/subAccount';
import { textOfFen } from '@banxin/contract/rules/amount';
import { checkPassword, type Rule } from '@banxin/contract/rules/validation';

/** As they are typed. */
export interface SubAccountValues {
  name: string;
  password: string;
  linkPerson: string;
  mobilePhone: string;
  roles: number;
  payLimit: string;
}

/** One that is not there yet. */
export const unnamed = {
  ...{ id: 0, rev: 0, name: '', linkPerson: '', mobilePhone: '', roles: 0, payLimit: null },
  ...{ isPaused: false, lastLoginAt: null, openOrders: 0, openTickets: 0 },
} satisfies SubAccount;

export const valuesOf = (row: SubAccount): SubAccountValues => ({
  name: row.name,
  password: '',
  linkPerson: row.linkPerson,
  mobilePhone: row.mobilePhone,
  roles: row.roles,
  payLimit: row.payLimit === null ? '' : textOfFen(row.payLimit),
});

/** Left empty it stays as it is. */
export const checkNewPassword: Rule = (value) => (value === '' ? null : checkPassword(value));
