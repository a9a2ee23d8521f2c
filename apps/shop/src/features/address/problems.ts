/** What keeps an address from being used. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import { checkReceiverPhone } from '@banxin/contract/rules/validation';
import type { AddressProblems } from './AddressForm.tsx';

type Words = Readonly<
  Record<'consigneeMissing' | 'provinceMissing' | 'cityMissing' | 'detailMissing', string>
>;

export function addressProblems(value: AddressInput, words: Words): AddressProblems {
  const phone = checkReceiverPhone(value.mobilePhone);
  return {
    ...(value.consignee.trim() === '' && { consignee: words.consigneeMissing }),
    ...(phone !== null && { mobilePhone: phone }),
    ...(value.province === '' && { province: words.provinceMissing }),
    ...(value.city === '' && { city: words.cityMissing }),
    ...(value.detail.trim().length < 2 && { detail: words.detailMissing }),
  };
}
