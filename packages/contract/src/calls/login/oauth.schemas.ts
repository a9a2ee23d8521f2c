/** Shapes of what oauth.ts sends and answers. */
import * as z from 'zod/mini';
import { userInfo } from '../../entities/customer.ts';
import { captchaCode, givenAccount, givenPassword } from '../../entities/fields.ts';
import { noInput } from '../../entities/primitives.ts';

export const getLoginProviders = {
  input: noInput,
  output: z.object({ qq: z.boolean(), wechat: z.boolean() }),
};

export const startOauth = {
  input: z.object({ provider: z.enum(['qq', 'wechat']), purpose: z.enum(['login', 'bind']) }),
  output: z.object({ url: z.string() }),
};

/** Handed out by a provider, good for one use. */
const oauthCode = z.string().check(z.minLength(1), z.maxLength(512));

/** What {@link startOauth} sent along. */
const oauthState = z.string().check(z.minLength(1), z.maxLength(128));

export const exchangeQq = {
  input: z.object({ code: oauthCode, state: oauthState }),
  output: z.object({ isBind: z.boolean(), openId: z.string() }),
};

export const exchangeWechat = {
  input: z.object({
    code: oauthCode,
    type: z.union([z.literal(0), z.literal(1)]),
    state: oauthState,
  }),
  output: z.object({ hasBind: z.boolean() }),
};

export const bindQqOpenId = {
  input: z.object({
    openId: z.string().check(z.minLength(1), z.maxLength(128)),
    nameOrQQOrMobilePhone: givenAccount,
    password: givenPassword,
    code: captchaCode,
  }),
  output: userInfo,
};
