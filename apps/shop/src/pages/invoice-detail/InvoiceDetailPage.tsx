/** One invoice, from its application to its reversal. */
import { getInvoice } from '@banxin/contract/calls/invoice/invoice';
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Suspense } from 'react';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { rowIdIn, useRouteParams } from '../../lib/useRouteParams.ts';
import { detailText } from './invoice-detail.messages.ts';

const InvoiceView = lazyPart(() => import('./parts/InvoiceView.tsx'));
void InvoiceView.prepare();

export default function InvoiceDetailPage() {
  const text = useText(detailText);
  const { id } = useRouteParams('invoiceDetail');
  const invoice = useCall(getInvoice, { id: rowIdIn(id) }, { refreshOnFocus: true });
  const pending = <Skeleton shape="block" count={3} isAnnounced />;
  return (
    <Loaded
      of={invoice}
      pending={pending}
      failed={{
        place: 'main',
        title: text.failed,
        unknown: text.notFound,
        unknownHint: text.notFoundHint,
        forbidden: text.forbidden,
        ways: <LinkButton href={pathOf('invoice')}>{text.toList}</LinkButton>,
      }}
    >
      {(value, refresh) => (
        <Suspense fallback={pending}>
          <InvoiceView invoice={value} onChanged={() => void refresh()} />
        </Suspense>
      )}
    </Loaded>
  );
}
