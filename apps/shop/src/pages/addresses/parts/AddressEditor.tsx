/** An address being added or changed; saved elsewhere meanwhile, it shows what is stored beside what was typed. */
import { createAddress, updateAddress } from '@banxin/contract/calls/customer/address';
import type { Address } from '@banxin/contract/entities/customer';
import { maskReceiverPhone } from '@banxin/contract/rules/masked';
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Form } from '@banxin/ui/Form';
import { Stack } from '@banxin/ui/Stack';
import { AddressForm } from '../../../features/address/AddressForm.tsx';
import { addressLine } from '../../../features/address/addressLine.ts';
import { EMPTY_ADDRESS, useAddressForm } from '../../../features/address/useAddressForm.ts';
import { receiverOf } from '../../../features/address/useReceiver.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { StoredBeside } from '../../../lib/StoredBeside.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { changedElsewhere, useStored } from '../../../lib/useStored.ts';
import { editorText } from '../editor.messages.ts';

export interface AddressEditorProps {
  /** Null: a new one. */
  readonly address: Address | null;
  readonly onEnd: () => void;
}

/** Nobody who looks on reads a number that is not being changed. */
const shown = (address: Address) => ({
  ...receiverOf(address),
  mobilePhone: maskReceiverPhone(address.mobilePhone),
  isDefault: address.isDefault,
});

const NEW = { ...EMPTY_ADDRESS, id: 0, rev: 0, district: '', isDefault: false };

const regionOf = (place: Parameters<typeof addressLine>[0]): string =>
  addressLine({ ...place, detail: '' }, ' ');

export default function AddressEditor({ address, onEnd }: AddressEditorProps) {
  const text = useText(editorText);
  const { toasts } = useServices();
  const creating = useSend(createAddress, { shownHere: 'all' });
  const updating = useSend(updateAddress, { shownHere: 'all' });
  const { fields, failure, isPending } = address === null ? creating : updating;
  const { stored, isMoved } = useStored<Address>(address ?? NEW, failure);
  const form = useAddressForm({
    start: address === null ? { ...EMPTY_ADDRESS, isDefault: false } : shown(address),
    refused: fields,
  });
  const { values } = form;
  const save = (): void =>
    form.submit(async (typed) => {
      const sent =
        address === null
          ? await creating.send(typed)
          : await updating.send({ ...typed, id: address.id, rev: stored.rev });
      if (!sent.ok) return;
      toasts.show({ text: text.saved, tone: 'positive' });
      onEnd();
    });
  const there = shown(stored);
  const isToldElsewhere = Object.keys(fields).length > 0 || changedElsewhere(failure) !== null;
  return (
    <FormDialog
      title={address === null ? text.add : text.edit}
      size="large"
      isChanged={form.isChanged}
      onClose={onEnd}
    >
      {(close) => (
        <Form onSubmit={save}>
          <Stack gap={16}>
            {isMoved && (
              <StoredBeside
                key={stored.rev}
                fields={[
                  {
                    id: 'consignee',
                    label: text.consignee,
                    typed: values.consignee,
                    stored: there.consignee,
                  },
                  {
                    id: 'phone',
                    label: text.phone,
                    typed: values.mobilePhone,
                    stored: there.mobilePhone,
                  },
                  {
                    id: 'region',
                    label: text.region,
                    typed: regionOf(values),
                    stored: regionOf(there),
                  },
                  { id: 'detail', label: text.detail, typed: values.detail, stored: there.detail },
                ]}
                onTake={() => form.change(there)}
              />
            )}
            <AddressForm
              form={form}
              phoneHint={values.mobilePhone.includes('*') ? text.masked : undefined}
            />
            {!address?.isDefault && (
              <Checkbox
                isSelected={values.isDefault ?? false}
                onChange={(isDefault) => form.change({ isDefault })}
              >
                {text.makeDefault}
              </Checkbox>
            )}
            <DialogFoot
              failure={isToldElsewhere ? null : failure}
              failed={text.failed}
              backLabel={text.cancel}
              onBack={close}
            >
              <Button type="submit" variant="primary" isPending={isPending}>
                {text.save}
              </Button>
            </DialogFoot>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
