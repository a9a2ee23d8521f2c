/** Whom invoices are made out to: kept, changed, and what each is good for. */
import {
  getInvoiceTitles,
  removeInvoiceTitle,
  updateInvoiceTitle,
} from '@banxin/contract/calls/invoice/title';
import { INVOICE_TITLES_MAX } from '@banxin/contract/constants';
import type { InvoiceTitle } from '@banxin/contract/entities/invoiceTitle';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { typedOf } from '../../features/invoice/titleForm.ts';
import { AskBefore } from '../../lib/AskBefore.tsx';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useWholeList } from '../../lib/useList.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { useSend } from '../../lib/useSend.ts';
import { invoiceTitleText } from './invoice-title.messages.ts';
import { TitleTable } from './parts/TitleTable.tsx';

const TitleDialog = lazyPart(() => import('../../features/invoice/TitleDialog.tsx'));

/** A title that is changed, or a new one. */
type Editing = InvoiceTitle | 'new';

export default function InvoiceTitlePage() {
  const text = useText(invoiceTitleText);
  const { toasts } = useServices();
  const showPartFailed = usePartFailedToast();
  const list = useWholeList(getInvoiceTitles, {});
  const { send, sending } = useSend(updateInvoiceTitle);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [removing, setRemoving] = useState<InvoiceTitle | null>(null);
  const makeDefault = async (title: InvoiceTitle): Promise<void> => {
    const { id, rev } = title;
    const sent = await send({ ...typedOf(title), id, rev, isDefault: true });
    if (sent.ok) toasts.show({ text: text.madeDefault, tone: 'positive' });
    list.refresh();
  };
  const add = (
    <Button variant="primary" onPress={() => setEditing('new')}>
      {text.add}
    </Button>
  );
  const hasSome = list.rows.state === 'ready' && list.rows.value.total > 0;
  return (
    <>
      <ListSheet
        title={text.title}
        noun={text.noun}
        action={
          hasSome && (
            <Inline gap={12}>
              <Text size={12} tone="quiet">
                {text.most(INVOICE_TITLES_MAX)}
              </Text>
              {add}
            </Inline>
          )
        }
        list={list}
        empty={{ title: text.none, hint: text.noneHint, action: add }}
      >
        {(titles, isPending) => (
          <TitleTable
            titles={titles}
            isPending={isPending}
            busyId={sending?.id ?? null}
            onEdit={setEditing}
            onRemove={setRemoving}
            onMakeDefault={(title) => void makeDefault(title)}
          />
        )}
      </ListSheet>
      {editing !== null && (
        <PartBoundary
          onLost={() => {
            setEditing(null);
            showPartFailed(text.dialogLost, () => setEditing(editing));
          }}
        >
          <TitleDialog
            title={editing === 'new' ? null : editing}
            onEnd={(saved) => {
              setEditing(null);
              if (saved !== null) list.refresh();
            }}
          />
        </PartBoundary>
      )}
      {removing !== null && (
        <AskBefore
          call={removeInvoiceTitle}
          input={{ id: removing.id }}
          title={text.removeTitle}
          done={{ text: text.removed }}
          failed={text.removeFailed}
          onEnd={(isDone) => {
            setRemoving(null);
            if (isDone) list.refresh();
          }}
        >
          {text.removeQuestion(removing.title)}
        </AskBefore>
      )}
    </>
  );
}
