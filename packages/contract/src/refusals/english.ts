/**
 * What the contract says, for readers of English: refusals and refused fields by the key they travel with, its own
 * texts by theirs. A module of its own, so that readers of Chinese load no English.
 */

import type { Said } from '../entities/said.ts';
import { orderStatus } from '../enums/order.ts';
import { orderStatusEnglish } from '../enums/orderStatusEnglish.ts';
import type { MessageKey } from '../messages.ts';
import { messages, smsSentMessage } from '../messages.ts';
import { english } from '../textsEnglish.ts';
import { rights } from './access.ts';
import { catalogue } from './catalogue.ts';
import { customer } from './customer.ts';
import { problem } from './field.ts';
import { file } from './file.ts';
import { order } from './order.ts';
import { payment } from './payment.ts';
import { plain } from './plain.ts';
import { request } from './request.ts';
import type { RefusalRow, Words } from './row.ts';

/** Every row, by area. */
export const everyRefusal: readonly RefusalRow<never>[] = [
  ...[plain, rights, request, problem, order, payment, file, customer, catalogue].flatMap(
    (area): readonly RefusalRow<never>[] => Object.values(area),
  ),
];

const byKey = new Map(everyRefusal.map((row) => [row.key, row as unknown as RefusalRow<unknown>]));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Words a sentence of the price engine from its parts. */
type Engine = (inChinese: string, said: Said | undefined) => string;

const asItCame: Engine = (inChinese) => inChinese;

/** Values of a refusal with the engine's reasons in English. */
const withReasons = (data: unknown, engine: Engine): unknown => {
  if (Array.isArray(data)) return data.map((one) => withReasons(one, engine));
  if (!isRecord(data)) return data;
  const { reason, said, conflicts, missing } = data;
  return {
    ...data,
    ...(typeof reason === 'string' && { reason: engine(reason, said as Said | undefined) }),
    conflicts: withReasons(conflicts, engine),
    missing: withReasons(missing, engine),
  };
};

/** English words for what travelled; null when its key is not known here. */
const worded = (data: unknown, engine: Engine): string | null => {
  if (!isRecord(data) || typeof data.key !== 'string') return null;
  // One refused field stands for all.
  const [field] = isRecord(data.why) ? Object.values(data.why) : [];
  if (field !== undefined) return worded(field, engine);
  if (data.key.startsWith('text.')) return english[data.key.slice(5) as MessageKey] ?? null;
  return byKey.get(data.key)?.words(withReasons(data, engine))[1] ?? null;
};

/** How a payment was made and stands, and an order that nobody confirmed yet. */
const STANDS: Readonly<Record<string, string>> = {
  待确认: 'To be confirmed',
  待付款: 'To be paid',
  已付款: 'Paid',
  已过期: 'Expired',
  已退款: 'Refunded',
  账户余额: 'Account balance',
};

/** The contract's own texts and labels, as the shop names them. */
const ownTexts: ReadonlyMap<string, string> = new Map([
  ...Object.entries(STANDS),
  ...Object.entries(english).map(([key, text]) => [messages[key as MessageKey], text] as const),
  ...[...Object.values(plain), ...Object.values(rights)].map(({ words }) =>
    (words as (none: object) => Words)({ fields: {} }),
  ),
  ...orderStatus.options.map(({ value, label }) => [label, orderStatusEnglish[value]] as const),
]);

const [beforePhone = '', afterPhone = ''] = smsSentMessage('\n').split('\n');

const ownText = (text: string): string => {
  if (text.startsWith(beforePhone) && text.endsWith(afterPhone)) {
    const phone = text.slice(beforePhone.length, text.length - afterPhone.length);
    return `A text message with the code went to ${phone}`;
  }
  return ownTexts.get(text) ?? text;
};

/** English for a refusal as it travelled, or for a text of the contract; what is not known stays as it came. */
export const inEnglish = (
  said: string | { readonly message: string; readonly data?: unknown },
  engine: Engine = asItCame,
): string =>
  typeof said === 'string' ? ownText(said) : (worded(said.data, engine) ?? ownText(said.message));
