/** A sender being added or changed; saved elsewhere meanwhile, it shows what is stored beside what was typed. */
import { saveSender } from '@banxin/contract/calls/customer/sender';
import { CONSIGNEE_MAX, DETAIL_MAX, RECEIVER_PHONE_MAX } from '@banxin/contract/constants';
import type { KeptSender } from '@banxin/contract/entities/sender';
import { senderRules } from '@banxin/contract/rules/address';
import { maskReceiverPhone } from '@banxin/contract/rules/masked';
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Form } from '@banxin/ui/Form';
import { Stack } from '@banxin/ui/Stack';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../../lib/DialogFoot.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { StoredBeside } from '../../../lib/StoredBeside.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { changedElsewhere, useStored } from '../../../lib/useStored.ts';
import { senderEditorText } from '../editor.messages.ts';

export interface SenderEditorProps {
  /** Null: a new one. */
  readonly sender: KeptSender | null;
  readonly onEnd: () => void;
}

const NEW: KeptSender = {
  ...{ id: 0, rev: 0, name: '', phone: '', address: '', hide: true, isDefault: false },
};

/** Nobody who looks on reads a number that is not being changed. */
const shown = ({ name, phone, address, hide, isDefault }: KeptSender) => ({
  ...{ name, phone: maskReceiverPhone(phone), address, hide, isDefault },
});

export default function SenderEditor({ sender, onEnd }: SenderEditorProps) {
  const text = useText(senderEditorText);
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(saveSender, { shownHere: 'all' });
  const { stored, isMoved } = useStored(sender ?? NEW, failure);
  const form = useForm({ start: shown(sender ?? NEW), rules: senderRules, refused: fields });
  const { values, field } = form;
  const save = (): void =>
    form.submit(async (typed) => {
      const sent = await send({
        ...typed,
        ...(sender !== null && { id: sender.id, rev: stored.rev }),
      });
      if (!sent.ok) return;
      toasts.show({ text: text.saved, tone: 'positive' });
      onEnd();
    });
  const there = shown(stored);
  const said = (hides: boolean): string => (hides ? text.yes : text.no);
  const isToldElsewhere = Object.keys(fields).length > 0 || changedElsewhere(failure) !== null;
  return (
    <FormDialog
      title={sender === null ? text.add : text.edit}
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
                  { id: 'name', label: text.name, typed: values.name, stored: there.name },
                  { id: 'phone', label: text.phone, typed: values.phone, stored: there.phone },
                  {
                    id: 'address',
                    label: text.address,
                    typed: values.address,
                    stored: there.address,
                  },
                  {
                    id: 'hide',
                    label: text.hide,
                    typed: said(values.hide),
                    stored: said(there.hide),
                  },
                ]}
                onTake={() => form.change(there)}
              />
            )}
            <TextField
              label={text.name}
              description={text.nameHint}
              isRequired
              maxLength={CONSIGNEE_MAX}
              {...field('name')}
            />
            <TextField
              label={text.phone}
              description={values.phone.includes('*') ? text.masked : text.phoneHint}
              isRequired
              type="tel"
              maxLength={RECEIVER_PHONE_MAX}
              {...field('phone')}
            />
            <TextField
              label={text.address}
              description={text.optional}
              maxLength={DETAIL_MAX}
              {...field('address')}
            />
            <Checkbox isSelected={values.hide} onChange={(hide) => form.change({ hide })}>
              {text.hide}
            </Checkbox>
            {!sender?.isDefault && (
              <Checkbox
                isSelected={values.isDefault}
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
