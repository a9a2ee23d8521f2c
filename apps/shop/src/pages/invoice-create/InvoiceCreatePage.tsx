/** Applies for invoices: the split over selling companies in front of the customer, then whom they are made out to. */
import { getInvoice, previewInvoice } from '@banxin/contract/calls/invoice/invoice';
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Redirect, useSearchParams } from 'wouter';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { Own } from '../../lib/Own.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';
import { createText } from './invoice-create.messages.ts';
import { SheetPreview } from './parts/SheetPreview.tsx';

/** The form comes once there is something to apply for. */
const ApplyForm = lazyPart(() => import('./parts/ApplyForm.tsx'));

/** The kind of invoice that the address names; null for none. */
const kindOf = (type: string) => (type === 'general' || type === 'special' ? type : null);

/** Why a rejected one was rejected. */
function Rejected({ id }: { readonly id: number }) {
  const text = useText(createText);
  const found = useCall(getInvoice, { id });
  if (found.state !== 'ready' || found.value.reason === null) return null;
  return (
    <Notice tone="caution" title={text.reason}>
      <Own>{found.value.reason}</Own>
    </Notice>
  );
}

export default function InvoiceCreatePage() {
  const { type, id: asked } = useRouteParams('invoiceCreate');
  const kind = kindOf(type);
  const text = useText(createText);
  const [params, setParams] = useSearchParams();
  const orders = params.get('orders') ?? '';
  const month = params.get('month') ?? undefined;
  const id = asked === undefined ? null : Number(asked);
  const which = {
    ...(id !== null && { id }),
    ...(id === null && month !== undefined && { month }),
    ...(id === null && month === undefined && { orderSNs: orders.split(',').filter(Boolean) }),
  };
  const preview = useCall(previewInvoice, kind === null ? null : { ...which, kind });
  if (kind === null || Number.isNaN(id)) return <Redirect to={pathOf('noFind')} replace />;
  const again = (without?: string): void => {
    if (preview.state === 'ready') void preview.refresh();
    if (without === undefined || preview.state !== 'ready' || id !== null) return;
    const left = preview.value.expected.map(({ orderSN }) => orderSN);
    // What is left is named: the month would name the order again.
    setParams({ orders: left.filter((orderSN) => orderSN !== without).join(',') });
  };
  return (
    <Stack gap={20}>
      <Inline justify="between">
        <Heading level={1}>{id === null ? text[kind] : text.again}</Heading>
        <LinkButton variant="quiet" href={pathOf('invoice')}>
          {text.back}
        </LinkButton>
      </Inline>
      {id !== null && <Rejected id={id} />}
      <Loaded
        of={preview}
        pending={<Skeleton shape="block" />}
        failed={{ place: 'part', title: text.failed, kept: text.kept, forbidden: text.forbidden }}
      >
        {(value) => (
          <Stack gap={20}>
            {value.sheets.length > 1 && (
              <Notice tone="action">{text.split(value.sheets.length)}</Notice>
            )}
            {value.sheets.map((sheet, at) => (
              <SheetPreview key={sheet.company.factory} sheet={sheet} at={at + 1} />
            ))}
            <Text weight="bold">{text.total(value.sheets.length, formatFen(value.sum))}</Text>
            {value.isAuthenticated ? (
              <PartBoundary pending={<Skeleton shape="block" />}>
                <ApplyForm kind={kind} id={id} month={month} preview={value} onAgain={again} />
              </PartBoundary>
            ) : (
              <Notice tone="caution" title={text.unauthenticated}>
                <LinkButton size="small" href={pathOf('userAuth')}>
                  {text.toAuth}
                </LinkButton>
              </Notice>
            )}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
