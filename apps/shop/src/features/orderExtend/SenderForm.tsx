/** Who parcels say they come from: a name of one's own, or the works; judged as it is typed. */
import type { CallError } from '@banxin/contract/callError';
import type { Sender } from '@banxin/contract/calls/order/extend.schemas';
import { CONSIGNEE_MAX, DETAIL_MAX } from '@banxin/contract/constants';
import { senderRules } from '@banxin/contract/rules/address';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { DialogFoot } from '../../lib/DialogFoot.tsx';
import type { Told } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import { useForm } from '../../lib/useForm.ts';
import { orderExtendText } from './orderExtend.messages.ts';

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

const EMPTY: Sender = { name: '', phone: '', address: '' };

export function SenderForm(props: SenderFormProps) {
  const { sender, refused, failure = null, sending, onSave, onBack } = props;
  const text = useText(orderExtendText);
  const form = useForm<Sender>({
    start: sender ?? EMPTY,
    rules: senderRules,
    ...(refused && { refused }),
  });
  return (
    <div ref={form.ref}>
      <Form onSubmit={() => form.submit(onSave)}>
        <Text tone="body">{text.senderHint}</Text>
        <TextField label={text.name} maxLength={CONSIGNEE_MAX} isRequired {...form.field('name')} />
        <TextField label={text.phone} maxLength={20} isRequired {...form.field('phone')} />
        <TextField
          label={text.address}
          description={text.optional}
          maxLength={DETAIL_MAX}
          {...form.field('address')}
        />
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
