/** Where goods go back to, and the parcel that they come in. */
import { setReturnParcel } from '@banxin/contract/calls/afterSales/ticket';
import type { ClaimDetail } from '@banxin/contract/entities/afterSales';
import * as rules from '@banxin/contract/messages';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Form } from '@banxin/ui/Form';
import { Heading } from '@banxin/ui/Heading';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useBilingual } from '../../../lib/bilingual.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import * as css from '../aftersale-detail.css.ts';
import { ticketText } from '../aftersale-detail.messages.ts';

export interface ReturnParcelProps {
  readonly ticket: ClaimDetail;
  readonly onChanged: () => void;
}

export default function ReturnParcel({ ticket, onChanged }: ReturnParcelProps) {
  const text = useText(ticketText);
  const told = useFixedWords();
  const pick = useBilingual();
  const { toasts } = useServices();
  const { id, returnAddress, returnParcel, actions } = ticket;
  const { send, isPending, failure, fields } = useSend(setReturnParcel, { shownHere: 'all' });
  const filled = (message: string) => (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? null : message;
  const form = useForm({
    start: { carrier: returnParcel?.carrier ?? '', no: returnParcel?.no ?? '' },
    rules: {
      carrier: filled(rules.messages.claimCarrierMissing),
      no: filled(rules.messages.claimParcelMissing),
    },
    refused: fields,
  });
  const mayName = actions.some(({ event, allowed }) => event === 'returnParcel' && allowed);
  const submit = (): void =>
    form.submit(async (values) => {
      const sent = await send({ id, ...values });
      if (!sent.ok) return;
      toasts.show({ text: text.parcelSaved, tone: 'positive' });
      onChanged();
    });
  return (
    <Sheet>
      <Stack gap={16}>
        <Heading level={2}>{text.back}</Heading>
        <DescriptionList
          items={[
            ...(returnAddress === null ? [] : [{ label: text.backTo, value: pick(returnAddress) }]),
            ...(returnParcel === null
              ? []
              : [
                  {
                    label: text.parcel,
                    value: <Own>{`${returnParcel.carrier} ${returnParcel.no}`}</Own>,
                  },
                ]),
          ]}
        />
        {mayName && (
          <Form onSubmit={submit}>
            <Stack gap={16}>
              <Text size={13} tone="quiet">
                {text.backHint}
              </Text>
              <div className={css.parcel}>
                <TextField
                  {...form.field('carrier')}
                  label={text.carrier}
                  isRequired
                  maxLength={40}
                />
                <TextField {...form.field('no')} label={text.parcelNo} isRequired maxLength={40} />
              </div>
              {failure && Object.keys(fields).length === 0 && (
                <Notice tone="critical" title={text.parcelFailed}>
                  {told(failure)} {text.kept}
                </Notice>
              )}
              <div>
                <Button
                  type="submit"
                  variant={returnParcel === null ? 'primary' : 'secondary'}
                  isPending={isPending}
                >
                  {text.saveParcel}
                </Button>
              </div>
            </Stack>
          </Form>
        )}
      </Stack>
    </Sheet>
  );
}
