/** Rules of what proves a company and its brands, the same for the forms and the server. */
import {
  BRAND_MAX,
  CERTIFICATE_NUMBER_MAX,
  CERTIFICATE_REMARK_MAX,
  COMPANY_NAME_MAX,
} from '../constants.ts';
import { authDocument, authStatus, certificateType } from '../enums/customer.ts';
import { messages } from '../messages.ts';
import { line } from './quote.ts';
import { checkInvoiceTitle, isEmpty, type Rule } from './validation.ts';

/** What the rules of a title are called where the title is a company's name. */
const OF_COMPANY: Readonly<Record<string, string>> = {
  [messages.invoiceTitleRequired]: messages.companyNameRequired,
  [messages.invoiceTitleDigits]: messages.companyNameDigits,
};

/** Name of a company, required: the characters of an invoice title. */
export const checkCompanyName: Rule = (value) => {
  const found = checkInvoiceTitle(value);
  if (found !== null) return OF_COMPANY[found] ?? found;
  return [...String(value).trim()].length > COMPANY_NAME_MAX ? messages.companyNameTooLong : null;
};

/** A rule for the value of a choice, as a form holds it or as it travels. */
const oneOf =
  (values: readonly number[], required: string): Rule =>
  (value) =>
    !isEmpty(value) && values.includes(Number(value)) ? null : required;

/** Kind of the document that proves a company, required. */
export const checkAuthDocument = oneOf(authDocument.values, messages.authDocumentRequired);

/** Kind of a certificate, required. */
export const checkCertificateKind = oneOf(certificateType.values, messages.certificateKindRequired);

/** Name of a brand, required. */
export const checkBrand = line(BRAND_MAX, messages.brandTooLong, messages.brandRequired);

/** Number of a certificate, required. */
export const checkCertificateNumber = line(
  CERTIFICATE_NUMBER_MAX,
  messages.certificateNumberTooLong,
  messages.certificateNumberRequired,
);

/** What is noted on a certificate. */
export const checkCertificateRemark = line(
  CERTIFICATE_REMARK_MAX,
  messages.certificateRemarkTooLong,
  null,
);

/** A day of the calendar: no 30 February. */
export const isCalendarDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** First day of a certificate, required. */
export const checkFirstDay: Rule = (value) =>
  isCalendarDay(value) ? null : messages.certificateFirstDay;

/** Last day of a certificate that has one. */
export const checkLastDay: Rule = (value) =>
  isCalendarDay(value) ? null : messages.certificateLastDay;

/** Last day of a company's document that has one. */
export const checkDocumentEnd: Rule = (value) =>
  isCalendarDay(value) ? null : messages.documentEndRequired;

/** What is wrong with the last day of a certificate; null: for good. */
export const lastDayProblem = (first: string, last: string | null): string | null => {
  if (last === null) return null;
  return checkLastDay(last) ?? (last < first ? messages.certificateDaysReversed : null);
};

/** What is wrong with the last day of a company's document on a day; null: it has no end. */
export const documentEndProblem = (last: string | null, today: string): string | null => {
  if (last === null) return null;
  return checkDocumentEnd(last) ?? (last < today ? messages.documentExpired : null);
};

/** Whether a company counts as proved: passed, or passed before and looked at anew. */
export const isAuthenticated = ({
  status,
  hasHeld,
}: {
  readonly status: number;
  /** An earlier result holds. */
  readonly hasHeld: boolean;
}): boolean => hasHeld || status === authStatus.passed || status === authStatus.passedByProxy;
