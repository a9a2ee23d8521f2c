/** Adds an invoice title or changes one. What was saved elsewhere meanwhile is shown beside what was typed. */
import { createInvoiceTitle, updateInvoiceTitle } from '@banxin/contract/calls/invoice/title';
import type { InvoiceTitle } from '@banxin/contract/entities/invoiceTitle';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { useState } from 'react';
import { AskBeforeLeaving } from '../../lib/AskBeforeLeaving.tsx';
import { DialogFoot } from '../../lib/DialogFoot.tsx';
import { StoredBeside } from '../../lib/StoredBeside.tsx';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useForm } from '../../lib/useForm.ts';
import { useSend } from '../../lib/useSend.ts';
import { useStored } from '../../lib/useStored.ts';
import { TitleFields } from './TitleFields.tsx';
import { titleText } from './title.messages.ts';
import { rulesOf, type TypedTitle, typedOf } from './titleForm.ts';

export interface TitleDialogProps {
  /** The one that is changed; null adds one. */
  readonly title: InvoiceTitle | null;
  /** Closed; with what was saved, or null. */
  readonly onEnd: (saved: InvoiceTitle | null) => void;
}

/** Stands for what a new title was opened with: there is nothing stored. */
const NOTHING_STORED = { rev: 0 } as InvoiceTitle;

export default function TitleDialog({ title, onEnd }: TitleDialogProps) {
  const text = useText(titleText);
  const { toasts } = useServices();
  const create = useSend(createInvoiceTitle, { shownHere: 'all' });
  const update = useSend(updateInvoiceTitle, { shownHere: 'all' });
  const { isPending, failure, fields } = title === null ? create : update;
  const { stored, isMoved } = useStored(title ?? NOTHING_STORED, failure);
  const [kind, setKind] = useState(title?.kind ?? 'company');
  const form = useForm<TypedTitle>({
    start: typedOf(title),
    rules: rulesOf({ kind }),
    refused: fields,
    onChange: (changed) => {
      if (changed.kind !== undefined) setKind(changed.kind);
    },
  });
  const save = (): void =>
    form.submit(async (typed) => {
      const sent =
        title === null
          ? await create.send(typed)
          : await update.send({ ...typed, id: title.id, rev: stored.rev });
      if (!sent.ok) return;
      toasts.show({ text: text.saved, tone: 'positive' });
      onEnd(sent.value);
    });
  const shown = (one: TypedTitle, field: keyof TypedTitle): string => {
    if (field === 'kind') return text[one.kind];
    if (field === 'isDefault') return one.isDefault ? text.yes : text.no;
    return one[field] ?? '';
  };
  const hasFields = Object.keys(fields).length > 0;
  return (
    <Dialog
      isOpen
      title={title === null ? text.add : text.edit}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(null);
      }}
    >
      <Form onSubmit={save}>
        {isMoved && (
          <StoredBeside
            fields={(Object.keys(typedOf(null)) as (keyof TypedTitle)[]).map((id) => ({
              id,
              label: text[id],
              typed: shown(form.values, id),
              stored: shown(typedOf(stored), id),
            }))}
            onTake={() => form.change(typedOf(stored))}
          />
        )}
        <TitleFields form={form} isDefaultFixed={title?.isDefault ?? false} />
        <DialogFoot
          failure={hasFields || isMoved ? null : failure}
          failed={text.failed}
          backLabel={text.cancel}
          onBack={() => onEnd(null)}
        >
          <Button type="submit" variant="primary" isPending={isPending}>
            {isPending ? text.saving : text.save}
          </Button>
        </DialogFoot>
      </Form>
      <AskBeforeLeaving isNeeded={() => form.isChanged && !isPending} />
    </Dialog>
  );
}
