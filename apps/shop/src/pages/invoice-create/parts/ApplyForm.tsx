/** Whom the invoices are made out to and where they go; sent once, and what is refused keeps all that was typed. */
import type { InputOf, OutputOf } from '@banxin/contract/call';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import {
  applyInvoice,
  type previewInvoice,
  resubmitInvoice,
} from '@banxin/contract/calls/invoice/invoice';
import { getInvoiceTitles } from '@banxin/contract/calls/invoice/title';
import { INVOICE_REMARK_MAX } from '@banxin/contract/constants';
import type { InvoiceKind } from '@banxin/contract/entities/invoice';
import { pathOf } from '@banxin/contract/routes';
import { checkInvoiceMail, checkInvoiceRemark } from '@banxin/contract/rules/invoice';
import { missingForSpecial } from '@banxin/contract/rules/invoiceTitle';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Heading } from '@banxin/ui/Heading';
import { formatFen } from '@banxin/ui/Money';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Select } from '@banxin/ui/Select';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { TextArea } from '@banxin/ui/TextArea';
import { TextField } from '@banxin/ui/TextField';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { dayText } from '../../../lib/day.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useForm } from '../../../lib/useForm.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { useSend } from '../../../lib/useSend.ts';
import { createText } from '../invoice-create.messages.ts';
import { Refused } from './Refused.tsx';

const TitleDialog = lazyPart(() => import('../../../features/invoice/TitleDialog.tsx'));

export interface ApplyFormProps {
  readonly kind: InvoiceKind;
  /** Of a rejected one that is sent again; null for new ones. */
  readonly id: number | null;
  readonly month: string | undefined;
  readonly preview: OutputOf<typeof previewInvoice>;
  /** What can be invoiced has changed, or an order is left out: it is worked out anew. */
  readonly onAgain: (without?: string) => void;
}

export default function ApplyForm({ kind, id, month, preview, onAgain }: ApplyFormProps) {
  const text = useText(createText);
  const { dayWords } = useText(dayText);
  const { toasts } = useServices();
  const [, navigate] = useLocation();
  const showPartFailed = usePartFailedToast();
  const titles = useCall(getInvoiceTitles, {});
  const addresses = useCall(getAddresses, {});
  const apply = useSend(applyInvoice, { shownHere: 'all' });
  const resubmit = useSend(resubmitInvoice, { shownHere: 'all' });
  const { isPending, failure, fields } = id === null ? apply : resubmit;
  const [isAdding, setAdding] = useState(false);
  const form = useForm({
    start: { titleId: '', medium: 'electronic', addressId: '', mail: '', remark: '' },
    rules: { mail: checkInvoiceMail, remark: checkInvoiceRemark },
    refused: fields,
  });
  const { values, field, change, submit, problem } = form;
  const [isTried, setTried] = useState(false);
  const known = titles.state === 'ready' ? titles.value : [];
  const whyNot = (title: (typeof known)[number]): string | undefined => {
    if (kind === 'general') return undefined;
    const missing = missingForSpecial(title);
    if (missing === null) return text.personOnly;
    return missing.length > 0 ? text.incomplete : undefined;
  };
  const usable = known.filter((title) => whyNot(title) === undefined);
  // The default stands there until another is chosen.
  const titleId =
    values.titleId || String((usable.find((one) => one.isDefault) ?? usable[0])?.id ?? '');
  const places = addresses.state === 'ready' ? addresses.value : [];
  const send = (): void => {
    setTried(true);
    submit(async ({ medium, addressId, mail, remark }) => {
      if (titleId === '') return;
      const input: InputOf<typeof applyInvoice> = {
        kind,
        titleId: Number(titleId),
        medium: medium === 'paper' ? 'paper' : 'electronic',
        mail,
        remark,
        expected: preview.expected,
        ...(medium === 'paper' && addressId !== '' && { addressId: Number(addressId) }),
      };
      const sent =
        id === null
          ? await apply.send({ ...input, ...(month !== undefined && { month }) })
          : await resubmit.send({ ...input, id });
      if (!sent.ok) return;
      toasts.show({ text: text.submitted(dayWords(sent.value.dueDay)), tone: 'positive' });
      navigate(pathOf('invoice', {}, { tab: 'processing' }));
    });
  };
  return (
    <Sheet element="section" aria-label={text.whom}>
      <Form onSubmit={send}>
        <Stack gap={16}>
          <Heading level={2}>{text.whom}</Heading>
          <RadioGroup
            variant="card"
            label={text.chooseTitle}
            isRequired
            options={known.map((title) => ({
              id: String(title.id),
              label: <Own>{title.title}</Own>,
              description: whyNot(title) ?? title.taxNumber,
              isDisabled: whyNot(title) !== undefined,
            }))}
            value={titleId || null}
            errorMessage={isTried && titleId === '' ? text.titleRequired : undefined}
            onChange={(chosen) => change({ titleId: chosen })}
          />
          <div>
            <Button size="small" onPress={() => setAdding(true)}>
              {text.addTitle}
            </Button>
          </div>
          <RadioGroup
            label={text.medium}
            options={[
              { id: 'electronic', label: text.electronic },
              { id: 'paper', label: text.paper, description: text.paperHint },
            ]}
            value={values.medium}
            onChange={(medium) => change({ medium })}
          />
          {values.medium === 'paper' && (
            <Select
              label={text.address}
              isRequired
              placeholder={text.chooseAddress}
              description={places.length === 0 ? text.noAddress : undefined}
              options={places.map((one) => ({
                id: String(one.id),
                label: `${one.consignee} ${one.province}${one.city}${one.district}${one.detail}`,
              }))}
              value={values.addressId || null}
              onChange={(addressId) => change({ addressId })}
              errorMessage={problem('addressId')}
            />
          )}
          <TextField {...field('mail')} label={text.mail} type="email" autoComplete="email" />
          <TextArea
            {...field('remark')}
            label={text.remark}
            maxLength={INVOICE_REMARK_MAX}
            rows={2}
          />
          {failure && Object.keys(fields).length === 0 && (
            <Refused failure={failure} onAgain={onAgain} />
          )}
          <div>
            <Button type="submit" variant="primary" size="large" isPending={isPending}>
              {isPending ? text.submitting : `${text.submit} ${formatFen(preview.sum)}`}
            </Button>
          </div>
        </Stack>
      </Form>
      {isAdding && (
        <PartBoundary
          onLost={() => {
            setAdding(false);
            showPartFailed(text.dialogLost, () => setAdding(true));
          }}
        >
          <TitleDialog
            title={null}
            onEnd={(saved) => {
              setAdding(false);
              if (saved === null) return;
              change({ titleId: String(saved.id) });
              if (titles.state === 'ready') void titles.refresh();
            }}
          />
        </PartBoundary>
      )}
    </Sheet>
  );
}
