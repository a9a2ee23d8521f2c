/** Single input fields that several calls ask for, with the limits and messages of specification §5. */
import * as z from 'zod/mini';
import { CAPTCHA_LENGTH, RECEIVER_PHONE_MAX, SMS_CODE_MAX } from '../constants.ts';
import { messages } from '../messages.ts';
import { checkLinkPerson } from '../rules/linkPerson.ts';
import {
  checkAccountName,
  checkEmail,
  checkMailCode,
  checkPassword,
  checkQq,
  checkReceiverPhone,
  MOBILE_PATTERN,
  type Rule,
} from '../rules/validation.ts';

/** A trimmed text that a rule judges; what the rule says is the message. */
export const checkedBy = (rule: Rule) =>
  z.string().check(z.trim(), ({ value, issues }) => {
    const message = rule(value);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  });

/** Mainland mobile number, required; trimmed. */
export const mobilePhone = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, messages.phoneRequired),
    z.regex(MOBILE_PATTERN, messages.phoneInvalid),
  );

/** Answer to the graphic captcha, required; trimmed. */
export const captchaCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, messages.captchaRequired),
    z.maxLength(CAPTCHA_LENGTH, messages.captchaInvalid),
  );

/** Code of an SMS, required; trimmed. */
export const smsCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, messages.smsCodeRequired),
    z.maxLength(SMS_CODE_MAX, messages.smsCodeInvalid),
  );

/** E-mail address, required; trimmed. */
export const mailAddress = checkedBy(checkEmail);

/** Code of a letter, required; trimmed. */
export const mailCode = checkedBy(checkMailCode);

/** A full hour or half of one, for quiet hours. `HH:MM` */
export const quietTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[03]0$/));

/** Whatever somebody takes for the name of an account, required; trimmed. */
export const givenAccount = z
  .string()
  .check(z.trim(), z.minLength(1, messages.accountRequired), z.maxLength(64));

/** Whatever somebody takes for its password, required. */
export const givenPassword = z
  .string()
  .check(z.minLength(1, messages.passwordRequired), z.maxLength(128));

/** Account name, required. */
export const accountName = checkedBy(checkAccountName);

/** Name of a contact person, required; trimmed. */
export const linkPerson = checkedBy(checkLinkPerson);

/** New password, required. */
export const password = checkedBy(checkPassword);

/** QQ number, required. */
export const qq = checkedBy(checkQq);

/** How a receiver is reached, required: mobile number or landline, masked ones too. */
export const receiverPhone = checkedBy(checkReceiverPhone).check(
  z.maxLength(RECEIVER_PHONE_MAX, messages.receiverPhoneTooLong),
);
