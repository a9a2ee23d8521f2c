/** Real driver: Aliyun SMS. The library is loaded with the first message. */
import type { SmsPurpose } from '@banxin/contract/calls/login/smsCode.schemas';
import { createLine } from './line.ts';
import { type Sms, SmsFailedError, type SmsFailure, type SmsNotice } from './sms.ts';

export interface AliyunOptions {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly signName: string;
  /** Template with one variable, `code`. */
  readonly templateCode: string;
  /** Template with two variables, `title` and `about`; null where none is registered. */
  readonly noticeTemplateCode: string | null;
  readonly endpoint: string;
  readonly protocol: 'http' | 'https';
}

/** Longest wait for the provider. @unit ms */
const CONNECT_MS = 3_000;
const READ_MS = 5_000;

async function load(options: AliyunOptions) {
  const sdk = await import('@alicloud/dysmsapi20170525');
  // The package is CommonJS: its class arrives as `default` or, under Node, one level deeper.
  const outer = sdk.default as unknown as { default?: typeof sdk.default };
  const Client = outer.default ?? sdk.default;
  const client = new Client({
    accessKeyId: options.accessKeyId,
    accessKeySecret: options.accessKeySecret,
    endpoint: options.endpoint,
    protocol: options.protocol,
    connectTimeout: CONNECT_MS,
    readTimeout: READ_MS,
    toMap: () => ({}),
  } as unknown as ConstructorParameters<typeof Client>[0]);
  return { client, SendSmsRequest: sdk.SendSmsRequest };
}

/** Answers that are about the number or the text: another try would end the same way. */
const FINAL = /^isv\.(MOBILE_NUMBER_ILLEGAL|BLACK_KEY_CONTROL_LIMIT|PARAM_LENGTH_LIMIT)$/;
/** This number was sent too much for now; others are not. */
const LATER = 'isv.BUSINESS_LIMIT_CONTROL';

/** What an answer means; what is wrong with the account or its templates is mended by people, and all wait for it. */
function failureOf(code: string | undefined): SmsFailure {
  if (code === undefined) return 'unclear';
  if (code === LATER) return 'later';
  return FINAL.test(code) ? 'never' : 'down';
}

/** Errors that come before anything was asked of the provider. */
const UNSENT = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT|ConnectTimeout/i;

/** Errors of a provider that nobody reaches, or that does not answer. */
const AWAY = new RegExp(`${UNSENT.source}|timeout|ECONNRESET|hang up`, 'i');

/** Sends through Aliyun; everything that goes wrong is a {@link SmsFailedError}. */
export function createAliyunSms(options: AliyunOptions): Sms {
  let loaded: ReturnType<typeof load> | null = null;
  const line = createLine({
    isDown: (error) => AWAY.test(String(error)),
    notAsked: () => new SmsFailedError('aliyun is away', { failure: 'down' }),
  });
  const send = async (phone: string, templateCode: string, values: object): Promise<void> => {
    loaded ??= load(options);
    const { client, SendSmsRequest } = await loaded;
    let answer: { code?: string; message?: string } | undefined;
    try {
      const request = new SendSmsRequest({
        phoneNumbers: phone,
        signName: options.signName,
        templateCode,
        templateParam: JSON.stringify(values),
      });
      answer = (await line(() => client.sendSms(request))).body;
    } catch (cause) {
      if (cause instanceof SmsFailedError) throw cause;
      const reason = cause instanceof Error ? cause.name : 'unknown';
      const failure = UNSENT.test(String(cause)) ? 'down' : 'unclear';
      throw new SmsFailedError(reason, { cause, failure });
    }
    if (answer?.code !== 'OK') {
      const reason = `${answer?.code ?? 'no code'} ${answer?.message ?? ''}`.trim();
      throw new SmsFailedError(reason, { failure: failureOf(answer?.code) });
    }
  };
  const { templateCode, noticeTemplateCode } = options;
  return {
    sendCode: (phone: string, code: string, _purpose: SmsPurpose) =>
      send(phone, templateCode, { code }),
    ...(noticeTemplateCode !== null && {
      sendNotice: (phone: string, { title, about }: SmsNotice) =>
        send(phone, noticeTemplateCode, { title, about }),
    }),
  };
}
