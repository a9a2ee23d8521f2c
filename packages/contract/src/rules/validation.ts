/**
 * Validation rules with their exact messages: pure functions `(value) => null | message`.
 * Values are judged as given; the form trims. @see specification §5
 */
import {
  ACCOUNT_NAME_MAX,
  ACCOUNT_NAME_MIN,
  CAPTCHA_LENGTH,
  PASSWORD_MAX,
  PASSWORD_MIN,
  QQ_MAX,
  QQ_MIN,
  SMS_CODE_MAX,
  TAX_NUMBER_LENGTHS,
} from '../constants.ts';
import { messages } from '../messages.ts';

/** Answers null for a good value, else the message to show. */
export type Rule = (value: unknown) => string | null;

/** The same values without surrounding blanks. */
export const trimmed = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Values;

/** True for null, undefined, blank text and the words 'undefined' and 'null'. */
export const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'string') return false;
  const text = value.trim();
  return text === '' || text === 'undefined' || text === 'null';
};

const textOf = (value: unknown): string => (isEmpty(value) ? '' : String(value));

/** A rule for a required text that matches a pattern. */
const pattern =
  (required: string | null, wrong: string, good: RegExp | ((text: string) => boolean)): Rule =>
  (value) => {
    const text = textOf(value);
    if (text === '') return required;
    return (typeof good === 'function' ? good(text) : good.test(text)) ? null : wrong;
  };

/** Length of a text where every character outside single-byte Latin counts 2. */
export const doubleByteLength = (text: string): number => {
  let length = 0;
  for (const character of text) length += (character.codePointAt(0) ?? 0) > 0xff ? 2 : 1;
  return length;
};

/** Mainland mobile number: 1, then 3–9, then nine digits. */
export const MOBILE_PATTERN = /^1[3-9]\d{9}$/;

/** Mobile number, required. */
export const checkPhone = pattern(messages.phoneRequired, messages.phoneInvalid, MOBILE_PATTERN);

const EXTENSION = /[-转]\d{1,6}$/;
const AREA_CODE = /^0(?:10|2\d|[3-9]\d{2})-?/;
const LOCAL_NUMBER = /^[2-9]\d{6,7}$/;
/** Behind its area code it is nobody's mobile number, whatever it begins with. */
const BEHIND_AREA = /^[1-9]\d{6,7}$/;

/**
 * How a receiver is reached, required: landline with area code (0370-5112233), mobile number, either with
 * an extension (13800000001-1234), or any value with a star: a masked number is not judged.
 */
export const checkReceiverPhone: Rule = (value) => {
  const text = textOf(value);
  if (text === '') return messages.landlineRequired;
  const number = text.replace(EXTENSION, '');
  if (text.includes('*') || MOBILE_PATTERN.test(number)) return null;
  if (LOCAL_NUMBER.test(number)) return messages.landlineAreaMissing;
  return AREA_CODE.test(number) && BEHIND_AREA.test(number.replace(AREA_CODE, ''))
    ? null
    : messages.landlineInvalid;
};

/** The last four digits of a phone, without its extension; null where a star hides one. */
export const phoneTail = (phone: string): string | null =>
  /\d{4}$/.exec(phone.replace(EXTENSION, ''))?.[0] ?? null;

/** Code of a letter, required: six digits. */
export const checkMailCode = pattern(
  messages.mailCodeRequired,
  messages.mailCodeInvalid,
  /^\d{6}$/,
);

/** E-mail address, required. */
export const checkEmail = pattern(
  messages.emailRequired,
  messages.emailInvalid,
  (text) =>
    text.length <= 254 &&
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i.test(
      text,
    ),
);

const CHINESE = /\p{Script=Han}/u;

/** Account name, required: at least one Chinese character, length 2–20 with double-byte counting 2. */
export const checkAccountName: Rule = (value) => {
  const text = textOf(value);
  if (text === '') return messages.accountNameRequired;
  if (!CHINESE.test(text)) return messages.accountNameNeedsChinese;
  const length = doubleByteLength(text);
  return length < ACCOUNT_NAME_MIN || length > ACCOUNT_NAME_MAX ? messages.accountNameLength : null;
};

const PASSWORD_CHARACTERS = new RegExp(`^[\\x21-\\x7e]{${PASSWORD_MIN},${PASSWORD_MAX}}$`);

/** Password, required: 8–16 visible ASCII characters with at least two of digit, letter, symbol. */
export const checkPassword = pattern(
  messages.passwordRequired,
  messages.passwordInvalid,
  (text) =>
    PASSWORD_CHARACTERS.test(text) &&
    [/\d/, /[a-z]/i, /[^a-z\d]/i].filter((kind) => kind.test(text)).length >= 2,
);

/** A whole number above zero, without sign, leading zero or exponent. */
export const checkPositiveInteger: Rule = (value) => {
  const text = textOf(value);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text))
    ? null
    : messages.positiveInteger;
};

/** QQ number, required: 5–10 digits, the first not zero. */
export const checkQq = pattern(
  messages.qqRequired,
  messages.qqInvalid,
  new RegExp(`^[1-9]\\d{${QQ_MIN - 1},${QQ_MAX - 1}}$`),
);

/** Invoice title, required: Chinese, letters, digits, （）()·&- and spaces; not all digits. */
export const checkInvoiceTitle: Rule = (value) => {
  const text = textOf(value);
  if (text === '') return messages.invoiceTitleRequired;
  if (!/^[\p{Script=Han}A-Za-z\d（）()·&\- ]+$/u.test(text)) return messages.invoiceTitleSpecial;
  return /^\d+$/.test(text) ? messages.invoiceTitleDigits : null;
};

/** Tax number, required: 15, 17, 18 or 20 letters and digits. */
export const checkTaxNumber = pattern(
  messages.taxNumberRequired,
  messages.taxNumberInvalid,
  (text) =>
    /^[A-Za-z\d]+$/.test(text) && (TAX_NUMBER_LENGTHS as readonly number[]).includes(text.length),
);

const CREDIT_CODE_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CREDIT_CODE_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** True when the 18th character of a unified social credit code is right (GB 32100-2015). */
export const taxNumberCheckDigitFits = (taxNumber: string): boolean => {
  const digits = [...taxNumber.toUpperCase()].map((character) =>
    CREDIT_CODE_ALPHABET.indexOf(character),
  );
  if (digits.length !== 18 || digits.includes(-1)) return false;
  const sum = CREDIT_CODE_WEIGHTS.reduce(
    (total, weight, index) => total + weight * (digits[index] ?? 0),
    0,
  );
  return digits[17] === (31 - (sum % 31)) % 31;
};

/** Soft warning beside a tax number of 18 characters; never a reason to refuse it. */
export const warnTaxNumber: Rule = (value) => {
  const text = textOf(value);
  return text.length === 18 && checkTaxNumber(text) === null && !taxNumberCheckDigitFits(text)
    ? messages.taxNumberCheckDigit
    : null;
};

/** Graphic captcha, required: at most four characters. */
export const checkCaptcha = pattern(
  messages.captchaRequired,
  messages.captchaInvalid,
  (text) => text.length <= CAPTCHA_LENGTH,
);

/** SMS code, required: at most six digits. */
export const checkSmsCode = pattern(
  messages.smsCodeRequired,
  messages.smsCodeInvalid,
  new RegExp(`^\\d{1,${SMS_CODE_MAX}}$`),
);

/** Login name (account, QQ or mobile number), required. */
export const checkLoginName: Rule = (value) => (isEmpty(value) ? messages.accountRequired : null);

/** Password of a login form: required, not judged further. */
export const checkLoginPassword: Rule = (value) =>
  isEmpty(value) ? messages.passwordRequired : null;

/** Hex colour with 3 or 6 digits after '#'. */
export const checkHexColor: Rule = (value) =>
  /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(textOf(value)) ? null : messages.hexColorInvalid;
