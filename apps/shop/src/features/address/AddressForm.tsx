/** A receiver's address being typed; what is wrong is said at its field. */
import { RECEIVER_PHONE_MAX } from '@banxin/contract/constants';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { AddressPaste } from '@banxin/ui/AddressPaste';
import { Inline } from '@banxin/ui/Inline';
import { Select } from '@banxin/ui/Select';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { useRef, useState } from 'react';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import { addressText } from './address.messages.ts';
import { type Area, useAreas } from './area.ts';

export const EMPTY_ADDRESS: AddressInput = {
  consignee: '',
  mobilePhone: '',
  province: '',
  city: '',
  district: '',
  detail: '',
};

export type AddressProblems = Partial<Record<keyof AddressInput, string>>;

export interface AddressFormProps {
  readonly value: AddressInput;
  readonly onChange: (value: AddressInput) => void;
  readonly problems: AddressProblems;
}

const options = (areas: readonly Area[] | undefined) =>
  (areas ?? []).map(({ name }) => ({ id: name, label: name }));

export function AddressForm({ value, onChange, problems }: AddressFormProps) {
  const text = useText(addressText);
  const words = useFixedWords();
  const areas = useAreas();
  const consignee = useRef<HTMLInputElement>(null);
  const [pastes, setPastes] = useState(0);
  const province = areas?.find(({ name }) => name === value.province);
  const city = province?.children.find(({ name }) => name === value.city);
  return (
    <Stack gap={16}>
      <AddressPaste
        key={pastes}
        regions={areas ?? []}
        applyLabel={text.fillIn}
        onApply={({ name, phone, regions: [first, second, third], street }) => {
          onChange({
            consignee: name,
            mobilePhone: phone,
            province: first?.name ?? '',
            city: second?.name ?? '',
            district: third?.name ?? '',
            detail: street,
          });
          // What was pasted stands in the form now; whoever pressed goes on there.
          setPastes(pastes + 1);
          consignee.current?.focus();
        }}
      />
      <Inline gap={16} align="start" isEqual>
        <TextField
          ref={consignee}
          label={text.consignee}
          isRequired
          autoComplete="name"
          value={value.consignee}
          onChange={(consignee) => onChange({ ...value, consignee })}
          errorMessage={problems.consignee}
        />
        <TextField
          label={text.phone}
          isRequired
          type="tel"
          autoComplete="tel-national"
          maxLength={RECEIVER_PHONE_MAX}
          value={value.mobilePhone}
          onChange={(mobilePhone) => onChange({ ...value, mobilePhone })}
          errorMessage={problems.mobilePhone && words(problems.mobilePhone)}
        />
      </Inline>
      <Inline gap={16} align="start" isEqual>
        <Select
          label={text.province}
          isRequired
          placeholder={text.choose}
          options={options(areas ?? undefined)}
          value={value.province || null}
          onChange={(name) => onChange({ ...value, province: name, city: '', district: '' })}
          errorMessage={problems.province}
        />
        <Select
          label={text.city}
          isRequired
          isDisabled={!province}
          placeholder={text.choose}
          options={options(province?.children)}
          value={value.city || null}
          onChange={(name) => onChange({ ...value, city: name, district: '' })}
          errorMessage={problems.city}
        />
        <Select
          label={text.district}
          isDisabled={!city}
          placeholder={text.choose}
          options={options(city?.children)}
          value={value.district || null}
          onChange={(name) => onChange({ ...value, district: name })}
          errorMessage={problems.district}
        />
      </Inline>
      <TextField
        label={text.detail}
        isRequired
        autoComplete="street-address"
        description={text.detailHint}
        maxLength={120}
        value={value.detail}
        onChange={(detail) => onChange({ ...value, detail })}
        errorMessage={problems.detail}
      />
    </Stack>
  );
}
