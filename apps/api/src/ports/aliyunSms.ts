/** Real driver: Aliyun SMS. The library is loaded with the first message. */
import type { SmsPurpose } from '@banxin/contract/calls/login/smsCode.schemas';
import { type Sms, SmsFailedError } from './sms.ts';

export interface AliyunOptions {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly signName: string;
  /** Template with one variable, `code`. */
  readonly templateCode: string;
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

/** Sends through Aliyun; everything that goes wrong is a {@link SmsFailedError}. */
export function createAliyunSms(options: AliyunOptions): Sms {
  let loaded: ReturnType<typeof load> | null = null;
  return {
    async sendCode(phone: string, code: string, _purpose: SmsPurpose) {
      loaded ??= load(options);
      const { client, SendSmsRequest } = await loaded;
      let answer: { code?: string; message?: string } | undefined;
      try {
        const response = await client.sendSms(
          new SendSmsRequest({
            phoneNumbers: phone,
            signName: options.signName,
            templateCode: options.templateCode,
            templateParam: JSON.stringify({ code }),
          }),
        );
        answer = response.body;
      } catch (cause) {
        const reason = cause instanceof Error ? cause.name : 'unknown';
        throw new SmsFailedError(reason, { cause });
      }
      if (answer?.code !== 'OK') {
        throw new SmsFailedError(`${answer?.code ?? 'no code'} ${answer?.message ?? ''}`.trim());
      }
    },
  };
}
