/** What is wrong with a field of a form about accounts, in the reader's language; the contract's words are Chinese. */
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { dictionary, useText } from '../../lib/text.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  [messages.accountNameRequired]: 'Enter an account name',
  [messages.accountNameNeedsChinese]: 'The account name needs at least one Chinese character',
  [messages.accountNameLength]:
    'The account name has 2–20 characters, at least one of them Chinese; Chinese characters count 2',
  [messages.passwordRequired]: 'Enter a password',
  [messages.passwordInvalid]:
    'The password has 8–16 characters and at least two of digits, letters and symbols',
  两次输入的密码不一致: 'The two passwords differ',
  [messages.qqRequired]: 'Enter a QQ number',
  [messages.qqInvalid]: 'A QQ number has 5–10 digits and does not begin with 0',
  [messages.phoneRequired]: 'Enter a mobile number',
  [messages.phoneInvalid]: 'This is no mainland mobile number',
  [messages.captchaRequired]: 'Enter the characters of the picture',
  [messages.captchaInvalid]: 'The picture has at most 4 characters',
  [messages.smsCodeRequired]: 'Enter the code of the text message',
  [messages.smsCodeInvalid]: 'The code has at most 6 digits',
  [errCode.label(errCode.nameTaken)]: 'This account name is taken, please choose another',
  [errCode.label(errCode.qqTaken)]: 'This QQ number has an account: just log in',
  [errCode.label(errCode.mobileTaken)]: 'This mobile number has an account: just log in',
  [errCode.label(errCode.accountUnknown)]: 'This mobile number has no account',
  [errCode.label(errCode.captchaWrong)]:
    'The characters were wrong or too old, a new picture is there',
  [errCode.label(errCode.smsCodeWrong)]: 'The code was wrong or too old',
  [errCode.label(errCode.resetExpired)]: 'The proof has expired, please prove the number again',
  [errCode.label(errCode.tooManyRequests)]: 'Too many tries, please wait a while',
  [messages.serverError]: 'The server failed, please try again',
  [messages.requestFailed]: 'The request failed, please try again',
  [messages.timeout]: 'The server did not answer in time',
};

const words = dictionary(
  { problem: (message: string) => message },
  { problem: (message: string) => ENGLISH[message] ?? message },
);

/** Puts a message into the reader's language; one that nobody translated stays as it is. */
export const useProblemWords = (): ((message: string) => string) => useText(words).problem;
