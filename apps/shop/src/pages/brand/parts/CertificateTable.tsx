/** Certificates as a table; on a phone as cards. */
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { certificateValidity, reviewStatus } from '@banxin/contract/enums/customer';
import { Button } from '@banxin/ui/Button';
import { StatusTag, type StatusTone } from '@banxin/ui/StatusTag';
import { Table, type TableColumn } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useMemo } from 'react';
import { usePreview } from '../../../features/preview/preview.ts';
import { usePaperImages } from '../../../features/preview/usePaperImages.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../brand.css.ts';
import { brandText } from '../brand.messages.ts';

/** The last days are marked. @unit days */
const SOON = 30;

const TONES: Readonly<Record<number, StatusTone>> = {
  [reviewStatus.pending]: 'action',
  [reviewStatus.approved]: 'positive',
  [reviewStatus.rejected]: 'critical',
};

export interface CertificateTableProps {
  readonly rows: readonly Certificate[];
  readonly isPending: boolean;
  readonly canChange: boolean;
  readonly canDelete: boolean;
  readonly onEdit: (certificate: Certificate) => void;
  readonly onDelete: (certificate: Certificate) => void;
}

type Of = { readonly of: Certificate };

function Title({ of: { brand, remark } }: Of) {
  return (
    <div className={css.words}>
      <span className={css.name}>
        <Own>{brand}</Own>
      </span>
      {remark !== '' && (
        <Text size={12} tone="quiet" lines={2}>
          <Own>{remark}</Own>
        </Text>
      )}
    </div>
  );
}

function Validity({ of: { validFrom, validUntil, daysLeft } }: Of) {
  const text = useText(brandText);
  return (
    <div className={css.words}>
      <Text size={13}>
        <span className={css.days}>{text.days(validFrom, validUntil)}</span>
      </Text>
      {daysLeft !== null && (
        <Text size={12} tone={daysLeft <= SOON ? 'caution' : 'quiet'}>
          {text.left(daysLeft)}
        </Text>
      )}
    </div>
  );
}

function Review({ of: { review, reason, validity } }: Of) {
  const text = useText(brandText);
  const isOver = validity === certificateValidity.expired;
  return (
    <div className={css.words}>
      <StatusTag tone={isOver ? 'neutral' : (TONES[review] ?? 'neutral')}>
        {isOver ? text.expired : text[`review${review}`]}
      </StatusTag>
      {reason !== null && (
        <Text size={12} tone="body">
          <Own>{reason}</Own>
        </Text>
      )}
    </div>
  );
}

function Actions(props: Of & Omit<CertificateTableProps, 'rows' | 'isPending'>) {
  const { of, canChange, canDelete, onEdit, onDelete } = props;
  const text = useText(brandText);
  const preview = usePreview();
  const imagesOf = usePaperImages();
  const isRefused = of.review === reviewStatus.rejected;
  return (
    <div className={css.actions}>
      <Button
        variant="quiet"
        size="small"
        aria-label={text.lookOf(of.brand)}
        onPress={() => preview.open({ images: imagesOf(of.files), index: 0 })}
      >
        {text.look}
      </Button>
      {canChange && (
        <Button
          variant="quiet"
          size="small"
          aria-label={isRefused ? text.againOf(of.brand) : text.editOf(of.brand)}
          onPress={() => onEdit(of)}
        >
          {isRefused ? text.again : text.edit}
        </Button>
      )}
      {canDelete && (
        <Button
          variant="quiet"
          size="small"
          aria-label={text.removeOf(of.brand)}
          onPress={() => onDelete(of)}
        >
          {text.remove}
        </Button>
      )}
    </div>
  );
}

export function CertificateTable({ rows, isPending, ...rights }: CertificateTableProps) {
  const text = useText(brandText);
  const { canChange, canDelete, onEdit, onDelete } = rights;
  const columns = useMemo<TableColumn<Certificate>[]>(
    () => [
      // Each has a width: where there is more room, all of them share it.
      {
        id: 'brand',
        header: text.brand,
        isRowHeader: true,
        width: 84,
        cell: (of) => <Title of={of} />,
      },
      { id: 'kind', header: text.kind, width: 116, cell: ({ kind }) => text[`kind${kind}`] },
      {
        id: 'number',
        header: text.number,
        width: 132,
        cell: ({ number }) => (
          <span className={css.number}>
            <Own>{number}</Own>
          </span>
        ),
      },
      { id: 'days', header: text.validity, width: 128, cell: (of) => <Validity of={of} /> },
      { id: 'review', header: text.review, width: 144, cell: (of) => <Review of={of} /> },
      {
        id: 'orders',
        header: text.orders,
        align: 'end',
        width: 84,
        cell: ({ orders }) => orders,
      },
      {
        id: 'actions',
        header: text.actions,
        align: 'end',
        width: 204,
        cell: (of) => <Actions of={of} {...{ canChange, canDelete, onEdit, onDelete }} />,
      },
    ],
    [text, canChange, canDelete, onEdit, onDelete],
  );
  return (
    <Table
      label={text.title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isPending={isPending}
    />
  );
}
