/** The customer's rights to print brands: handed in, reviewed, renewed; what an order can be made with. */
import {
  createCertificate,
  deleteCertificate,
  updateCertificate,
} from '@banxin/contract/calls/customer/certificate';
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { useState } from 'react';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { brandTabs, useCertificates } from './brand.data.ts';
import { brandText } from './brand.messages.ts';
import { CertificateTable } from './parts/CertificateTable.tsx';

const CertificateWindow = lazyPart(() => import('./parts/CertificateWindow.tsx'));
const DeleteCertificate = lazyPart(() => import('./parts/DeleteCertificate.tsx'));

/** What stands open: a new one, a change, a deletion. */
type Opened =
  | { readonly kind: 'edit'; readonly of: Certificate | null }
  | { readonly kind: 'delete'; readonly of: Certificate };

export default function BrandPage() {
  const text = useText(brandText);
  const may = useCanCall();
  const showPartFailed = usePartFailedToast();
  const { list, count } = useCertificates();
  const [opened, setOpened] = useState<Opened | null>(null);
  const add = may(createCertificate) && (
    <Button variant="primary" onPress={() => setOpened({ kind: 'edit', of: null })}>
      {text.add}
    </Button>
  );
  const end = (isDone: boolean): void => {
    setOpened(null);
    if (isDone) list.refresh();
  };
  return (
    <>
      <ListSheet
        title={text.title}
        noun={text.noun}
        action={<Inline gap={12}>{(count('all') ?? 0) > 0 && add}</Inline>}
        list={list}
        tabs={{
          label: text.tabs,
          items: brandTabs.map((id) => {
            const found = count(id);
            return { id, label: text[id], ...(found !== undefined && { count: found }) };
          }),
        }}
        words={{ label: text.search, placeholder: text.searchPlaceholder, hint: text.searchHint }}
        empty={
          list.shown.tab === 'all'
            ? { title: text.none, hint: text.noneHint, ...(add && { action: add }) }
            : { title: text.noneHere, hint: text.noneHereHint }
        }
      >
        {(rows, isPending) => (
          <CertificateTable
            rows={rows}
            isPending={isPending}
            canChange={may(updateCertificate)}
            canDelete={may(deleteCertificate)}
            onEdit={(of) => setOpened({ kind: 'edit', of })}
            onDelete={(of) => setOpened({ kind: 'delete', of })}
          />
        )}
      </ListSheet>
      {opened !== null && (
        <PartBoundary
          onLost={() => {
            setOpened(null);
            showPartFailed(text.notOpened, () => setOpened(opened));
          }}
        >
          {opened.kind === 'edit' ? (
            <CertificateWindow of={opened.of} onEnd={end} />
          ) : (
            <DeleteCertificate of={opened.of} onEnd={end} />
          )}
        </PartBoundary>
      )}
    </>
  );
}
