/** A new address for what is ordered, kept for later; its code comes when somebody wants one. */
import { createAddress } from '@banxin/contract/calls/customer/address';
import type { Address } from '@banxin/contract/entities/customer';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { AddressForm } from '../../../features/address/AddressForm.tsx';
import { useAddressForm } from '../../../features/address/useAddressForm.ts';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { newAddressText } from '../newAddress.messages.ts';

export interface NewAddressProps {
  readonly onAdded: (address: Address) => void;
  readonly onClose: () => void;
}

export default function NewAddress({ onAdded, onClose }: NewAddressProps) {
  const text = useText(newAddressText);
  const { send, isPending, failure, fields } = useSend(createAddress, { shownHere: 'all' });
  const form = useAddressForm({ refused: fields });
  const save = (): void =>
    form.submit(async (typed) => {
      const sent = await send(typed);
      if (sent.ok) onAdded(sent.value);
    });
  return (
    <Dialog
      isOpen
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Form onSubmit={save}>
        <AddressForm form={form} />
        <DialogFoot
          failure={Object.keys(fields).length === 0 ? failure : null}
          failed={text.failed}
          backLabel={text.cancel}
          onBack={onClose}
        >
          <Button type="submit" variant="primary" isPending={isPending}>
            {text.save}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
