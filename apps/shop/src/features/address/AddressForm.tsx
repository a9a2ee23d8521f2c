/** A receiver's address being typed; what is wrong is said at its field. */
import { CONSIGNEE_MAX, DETAIL_MAX, RECEIVER_PHONE_MAX } from '@banxin/contract/constants';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { AddressPaste } from '@banxin/ui/AddressPaste';
import { Inline } from '@banxin/ui/Inline';
import { Select } from '@banxin/ui/Select';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { useRef, useState } from 'react';
import { useText } from '../../lib/text.ts';
import type { PlainForm } from '../../lib/useForm.ts';
import { addressText } from './address.messages.ts';
import { type Area, useAreas } from './area.ts';

const options = (areas: readonly Area[] | undefined) =>
  (areas ?? []).map(({ name }) => ({ id: name, label: name }));

export interface AddressFormProps {
  readonly form: PlainForm<AddressInput>;
  /** Below the phone. */
  readonly phoneHint?: string | undefined;
}

export function AddressForm({ form, phoneHint }: AddressFormProps) {
  const { values, change, field, problem } = form;
  const text = useText(addressText);
  const areas = useAreas();
  const consignee = useRef<HTMLInputElement>(null);
  const [pastes, setPastes] = useState(0);
  const province = areas?.find(({ name }) => name === values.province);
  const city = province?.children.find(({ name }) => name === values.city);
  return (
    <Stack gap={16}>
      <AddressPaste
        key={pastes}
        regions={areas ?? []}
        applyLabel={text.fillIn}
        onApply={({ name, phone, regions: [first, second, third], street }) => {
          change({
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
          maxLength={CONSIGNEE_MAX}
          {...field('consignee')}
        />
        <TextField
          label={text.phone}
          description={phoneHint}
          isRequired
          type="tel"
          autoComplete="tel-national"
          maxLength={RECEIVER_PHONE_MAX}
          {...field('mobilePhone')}
        />
      </Inline>
      <Inline gap={16} align="start" isEqual>
        <Select
          label={text.province}
          isRequired
          placeholder={text.choose}
          options={options(areas ?? undefined)}
          value={values.province || null}
          onChange={(name) => change({ province: name, city: '', district: '' })}
          errorMessage={problem('province')}
        />
        <Select
          label={text.city}
          isRequired
          isDisabled={!province}
          placeholder={text.choose}
          options={options(province?.children)}
          value={values.city || null}
          onChange={(name) => change({ city: name, district: '' })}
          errorMessage={problem('city')}
        />
        <Select
          label={text.district}
          isDisabled={!city}
          placeholder={text.choose}
          options={options(city?.children)}
          value={values.district || null}
          onChange={(name) => change({ district: name })}
          errorMessage={problem('district')}
        />
      </Inline>
      <TextField
        label={text.detail}
        isRequired
        autoComplete="street-address"
        description={text.detailHint}
        maxLength={DETAIL_MAX}
        {...field('detail')}
      />
    </Stack>
  );
}
