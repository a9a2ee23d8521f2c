/** A receiver's address as it is typed, and what is wrong with it. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import { addressRules } from '@banxin/contract/rules/address';
import { type FormOptions, type PlainForm, useForm } from '../../lib/useForm.ts';

/** Nothing typed yet. */
export const EMPTY_ADDRESS = {
  consignee: '',
  mobilePhone: '',
  province: '',
  city: '',
  district: '',
  detail: '',
} satisfies AddressInput;

/** A typed address under the rules of the contract. */
export const useAddressForm = (
  options: Pick<FormOptions<AddressInput>, 'refused' | 'onChange'> &
    Partial<Pick<FormOptions<AddressInput>, 'start'>>,
): PlainForm<AddressInput> =>
  useForm<AddressInput>({ start: EMPTY_ADDRESS, rules: addressRules, ...options });
