/** The jobs on a phone: one sheet for a row, edited in a drawer of its own. */
import { describe } from '@banxin/pricing/describe';
import { Button } from '@banxin/ui/Button';
import { Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { memo } from 'react';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import type { JobRow } from '../jobRow.ts';
import * as css from '../ProductMult.css.ts';
import { priceRow, type Terms } from '../prices.ts';
import { productMultText } from '../product-mult.messages.ts';
import { type RowActs, useFileWords } from './JobRowView.tsx';
import { RowNote } from './RowNote.tsx';

interface CardActs extends RowActs {
  readonly open: (id: number) => void;
}

export interface JobCardsProps {
  readonly rows: readonly JobRow[];
  readonly terms: Terms;
  readonly moving: ReadonlyMap<number, number>;
  readonly acts: CardActs;
}

interface JobCardProps extends Pick<JobCardsProps, 'terms' | 'acts'> {
  readonly row: JobRow;
  /** From 1. */
  readonly number: number;
  /** Files on their way. */
  readonly moving: number;
}

/** Where the focus goes when this row has to be changed. */
export const cardId = (rowId: number): string => `job-${rowId}`;

const JobCard = memo(function JobCard({ row, number, terms, moving, acts }: JobCardProps) {
  const text = useText(productMultText);
  const { dayWords } = useText(dayText);
  const files = useFileWords(row, moving);
  const { id, configuration, styles } = row;
  const product = terms.products.get(configuration.productId)?.product;
  const standing = priceRow(row, terms);
  const quote = standing.state === 'priced' ? standing.quote : null;
  const day = quote?.delivery?.arriveDate;
  const names = styles.map(({ name }) => name).filter((name) => name !== '');
  return (
    <li id={cardId(id)} className={css.card} tabIndex={-1}>
      <Sheet padding="small">
        <Stack gap={12}>
          <div className={css.cardHead}>
            <Text weight="medium">
              {number}. {product?.name ?? text.again}
            </Text>
            {quote && <Money fen={quote.total} tone="price" />}
          </div>
          <Text size={13} tone="body">
            {product ? describe(product, configuration) : ''}
          </Text>
          {names.length > 0 && (
            <Text size={13} tone="quiet">
              <span translate="no">{names.join(text.or)}</span>
            </Text>
          )}
          <Text size={13} tone="quiet">
            {[
              `${text.files}${text.colon}${files}`,
              ...(day ? [text.arrives(dayWords(day))] : []),
            ].join(' · ')}
          </Text>
          {(standing.state === 'impossible' || standing.state === 'unread') && (
            <RowNote
              row={row}
              number={number}
              standing={standing}
              onMend={acts.onMend}
              onUse={acts.onUse}
            />
          )}
          <div className={css.cardActs}>
            <Button aria-label={text.editOf(number)} onPress={() => acts.open(id)}>
              {text.edit}
            </Button>
            <Button aria-label={text.copyOf(number)} onPress={() => acts.copy(id)}>
              {text.copy}
            </Button>
            <Button
              variant="quiet"
              aria-label={text.removeOf(number)}
              onPress={() => acts.remove(id)}
            >
              {text.remove}
            </Button>
          </div>
        </Stack>
      </Sheet>
    </li>
  );
});

export function JobCards({ rows, terms, moving, acts }: JobCardsProps) {
  return (
    <ul className={css.cards}>
      {rows.map((row, at) => (
        <JobCard
          key={row.id}
          row={row}
          number={at + 1}
          terms={terms}
          moving={moving.get(row.id) ?? 0}
          acts={acts}
        />
      ))}
    </ul>
  );
}
