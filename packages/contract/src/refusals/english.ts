/**
 * What the contract says, for readers of English: refusals, refused fields and other sentences by the key they travel with,
 * its own texts by theirs. A module of its own, so that readers of Chinese load no English.
 */
import type { Sentence } from '../entities/sentence.ts';
import { afterSalesMessages } from '../messages/afterSales.ts';
import { cloudMessages } from '../messages/cloudWarehouse.ts';
import { customerDeskMessages } from '../messages/customerDesk.ts';
import { invoiceMessages } from '../messages/invoice.ts';
import type { MessageRow } from '../messages/message.ts';
import { officeMessages } from '../messages/office.ts';
import { opinionMessages } from '../messages/opinion.ts';
import { orderMessages } from '../messages/order.ts';
import { papersMessages } from '../messages/papers.ts';
import { paymentMessages } from '../messages/payment.ts';
import { receiptMessages } from '../messages/receipts.ts';
import { siteMessages } from '../messages/siteMessage.ts';
import { subAccountMessages } from '../messages/subAccount.ts';
import { withdrawalMessages } from '../messages/withdrawal.ts';
import { worksMessages } from '../messages/works.ts';
import type { MessageKey } from '../messages.ts';
import { messages, smsSentMessage } from '../messages.ts';
import { english } from '../textsEnglish.ts';
import { rights } from './access.ts';
import { afterSales } from './afterSales.ts';
import { batch } from './batch.ts';
import { catalogue } from './catalogue.ts';
import { cloud } from './cloud.ts';
import { company } from './company.ts';
import { content } from './content.ts';
import { customer } from './customer.ts';
import { customerDesk } from './customerDesk.ts';
import { delivery } from './delivery.ts';
import { favorite } from './favorite.ts';
import { feedback } from './feedback.ts';
import { problem } from './field.ts';
import { file } from './file.ts';
import { gang } from './gang.ts';
import { invoice } from './invoice.ts';
import { membership } from './membership.ts';
import { message } from './message.ts';
import { order } from './order.ts';
import { papers } from './papers.ts';
import { payment } from './payment.ts';
import { plain } from './plain.ts';
import { quote } from './quote.ts';
import { receipts } from './receipts.ts';
import { record } from './record.ts';
import { remoteFile } from './remoteFile.ts';
import { request } from './request.ts';
import type { RefusalRow, Words } from './row.ts';
import { stock } from './stock.ts';
import { withdrawal } from './withdrawal.ts';
import { works } from './works.ts';

/** Every row, by area. */
export const everyRefusal: readonly RefusalRow<never>[] = [
  ...[
    plain,
    rights,
    request,
    problem,
    order,
    payment,
    membership,
    file,
    remoteFile,
    customer,
    customerDesk,
    catalogue,
    delivery,
    content,
    favorite,
    feedback,
    company,
    quote,
    message,
    record,
    papers,
    works,
    gang,
    withdrawal,
    receipts,
    invoice,
    stock,
    cloud,
    batch,
    afterSales,
  ].flatMap((area): readonly RefusalRow<never>[] => Object.values(area)),
];

const every: readonly MessageRow<never>[] = [
  ...everyRefusal,
  ...orderMessages,
  ...paymentMessages,
  ...siteMessages,
  ...withdrawalMessages,
  ...receiptMessages,
  ...subAccountMessages,
  ...worksMessages,
  ...officeMessages,
  ...opinionMessages,
  ...customerDeskMessages,
  ...papersMessages,
  ...cloudMessages,
  ...afterSalesMessages,
  ...invoiceMessages,
];

const byKey = new Map(every.map((row) => [row.key, row as unknown as MessageRow<unknown>]));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** English for a sentence of the price engine, from its Chinese and its parts. */
type EngineWording = (inChinese: string, said: Sentence | undefined) => string;

const unchanged: EngineWording = (inChinese) => inChinese;

/** Values of a refusal with the engine's reasons in English. */
const withReasons = (data: unknown, engine: EngineWording): unknown => {
  if (Array.isArray(data)) return data.map((one) => withReasons(one, engine));
  if (!isRecord(data)) return data;
  const { reason, said, conflicts, missing } = data;
  return {
    ...data,
    ...(typeof reason === 'string' && { reason: engine(reason, said as Sentence | undefined) }),
    conflicts: withReasons(conflicts, engine),
    missing: withReasons(missing, engine),
  };
};

/** English for a message by its data; null when its key is not known here. */
const englishOf = (data: unknown, engine: EngineWording): string | null => {
  if (!isRecord(data) || typeof data.key !== 'string') return null;
  // The first refused field is shown for all of them.
  const [field] = isRecord(data.why) ? Object.values(data.why) : [];
  if (field !== undefined) return englishOf(field, engine);
  if (data.key.startsWith('text.')) return english[data.key.slice(5) as MessageKey] ?? null;
  return byKey.get(data.key)?.words(withReasons(data, engine))[1] ?? null;
};

/** The contract's own texts and labels, as the shop names them. */
const ownTexts: ReadonlyMap<string, string> = new Map([
  ...Object.entries(english).map(([key, text]) => [messages[key as MessageKey], text] as const),
  ...[...Object.values(plain), ...Object.values(rights)].map(({ words }) =>
    (words as (none: object) => Words)({ fields: {} }),
  ),
]);

const [beforePhone = '', afterPhone = ''] = smsSentMessage('\n').split('\n');

const ownText = (text: string): string => {
  if (text.startsWith(beforePhone) && text.endsWith(afterPhone)) {
    const phone = text.slice(beforePhone.length, text.length - afterPhone.length);
    return `A text message with the code went to ${phone}`;
  }
  return ownTexts.get(text) ?? text;
};

/** English for a message that was received, or for a text of the contract; an unknown one stays as it is. */
export const inEnglish = (
  message: string | { readonly message: string; readonly data?: unknown },
  engine: EngineWording = unchanged,
): string =>
  typeof message === 'string'
    ? ownText(message)
    : (englishOf(message.data, engine) ?? ownText(message.message));
