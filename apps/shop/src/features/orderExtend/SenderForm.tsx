/** Who parcels say they come from: a name of one's own, or the works; judged as it is typed. */
import type { CallError } from '@banxin/contract/callError';
import { CONSIGNEE_MAX, DETAIL_MAX } from '@banxin/contract/constants';
import type { Sender } from '@banxin/contract/entities/sender';
import { senderRules } from '@banxin/contract/rules/address';
import { Button } from '@banxin/ui/Button';
import { Checkbox } from '@banxin/ui/Checkbox';
import { Form } from '@banxin/ui/Form';
import { Select } from '@banxin/ui/Select';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../lib/DialogFoot.tsx';
import type { Told } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import { useForm } from '../../lib/useForm.ts';
import { orderExtendText } from './orderExtend.messages.ts';
import { senderLine } from './senderLine.ts';
import { senderOf, useSenders } from './useSenders.ts';

export interface SenderFormProps {
  /** As it is; null: the works. */
  readonly sender: Sender | null;
  /** What the server says of a field. */
  readonly refused?: Readonly<Record<string, Told>>;
  readonly failure?: CallError | null;
  /** What is on its way; undefined while nothing is. */
  readonly sending?: Pick<Sender, 'name'> | null | undefined;
  /** Null: the works. */
  readonly onSave: (sender: Sender | null) => void;
  readonly onBack: () => void;
}

const EMPTY: Sender = { name: '', phone: '', address: '', hide: true };

export function SenderForm(props: SenderFormProps) {
  const { sender, refused, failure = null, sending, onSave, onBack } = props;
  const text = useText(orderExtendText);
  const form = useForm<Sender>({
    start: sender ?? EMPTY,
    rules: senderRules,
    ...(refused && { refused }),
  });
  const senders = useSenders();
  // Whatever is typed over it: it is no kept one any more.
  const chosen = senders.find((one) => senderLine(one) === senderLine(form.values));
  return (
    <div ref={form.ref}>
      <Form onSubmit={() => form.submit(onSave)}>
        <Text tone="body">{text.senderHint}</Text>
        {senders.length > 0 && (
          <Select
            label={text.kept}
            placeholder={text.choose}
            options={senders.map((one) => ({ id: String(one.id), label: senderLine(one) }))}
            value={chosen === undefined ? null : String(chosen.id)}
            onChange={(id) => {
              const next = senders.find((one) => String(one.id) === id);
              if (next) form.change(senderOf(next));
            }}
          />
        )}
        <TextField label={text.name} maxLength={CONSIGNEE_MAX} isRequired {...form.field('name')} />
        <TextField label={text.phone} maxLength={20} isRequired {...form.field('phone')} />
        <TextField
          label={text.address}
          description={text.optional}
          maxLength={DETAIL_MAX}
          {...form.field('address')}
        />
        <Checkbox isSelected={form.values.hide} onChange={(hide) => form.change({ hide })}>
          {text.hide}
        </Checkbox>
        <DialogFoot
          failure={failure}
          failed={text.senderFailed}
          backLabel={text.cancel}
          onBack={onBack}
        >
          {sender !== null && (
            <Button isPending={sending === null} onPress={() => onSave(null)}>
              {text.asWorks}
            </Button>
          )}
          <Button type="submit" variant="primary" isPending={Boolean(sending)}>
            {text.save}
          </Button>
        </DialogFoot>
      </Form>
    </div>
  );
}
