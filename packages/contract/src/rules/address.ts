/** Rules of a receiver's address: a form says before sending what the server would say. */
import { messages } from '../messages.ts';
import { checkReceiverPhone, type Rule } from './validation.ts';

/** Longest name of a province, a city or a district. @unit characters */
export const REGION_MAX = 30;
/** Shortest detailed address. @unit characters */
export const DETAIL_MIN = 2;

const filled =
  (message: string, least = 1): Rule =>
  (value) =>
    typeof value === 'string' && value.trim().length >= least ? null : message;

/** By field, of who a parcel says it comes from; the address may be missing. */
export const senderRules = {
  name: filled(messages.senderRequired),
  phone: checkReceiverPhone,
} satisfies Readonly<Record<string, Rule>>;

/** By field; the district may be missing. */
export const addressRules = {
  consignee: filled(messages.consigneeRequired),
  mobilePhone: checkReceiverPhone,
  province: filled(messages.provinceRequired),
  city: filled(messages.cityRequired),
  detail: filled(messages.detailRequired, DETAIL_MIN),
} satisfies Readonly<Record<string, Rule>>;
