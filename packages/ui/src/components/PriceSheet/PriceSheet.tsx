// The price and where it comes from: lines that add up, total, capitals, promise, actions.
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { formatUnitFen } from '../Money/formatFen.ts';
import { Money } from '../Money/Money.tsx';
import { MoneyInWords } from '../MoneyInWords/MoneyInWords.tsx';
import { PriceLineRow } from './PriceLineRow.tsx';
import * as css from './PriceSheet.css.ts';
import type { PriceSheetProps } from './priceSheetTypes.ts';

export type { PriceSheetProps } from './priceSheetTypes.ts';
export type { PriceLine, PriceLineKind } from './priceTree.ts';

/**
 * A price that opens into its lines. The total is announced when it changes.
 * @zh 可展开明细的价格，合计变化时播报。
 */
export function PriceSheet({
  lines,
  totalFen,
  title,
  totalLabel,
  unitPrice,
  oldTotalFen,
  notes = [],
  reason,
  promise,
  actions,
  footer,
  defaultExpanded = [],
  isPending = false,
  variant = 'sheet',
  headingLevel = 2,
}: PriceSheetProps): ReactNode {
  const messages = useMessages();
  const titleId = useId();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(defaultExpanded));
  const toggle = (id: string): void => {
    const next = new Set(expanded);
    if (!next.delete(id)) next.add(id);
    setExpanded(next);
  };
  const Title = `h${headingLevel}` as const;
  return (
    <section
      data-component="PriceSheet"
      aria-labelledby={titleId}
      aria-busy={isPending}
      className={classes(variant === 'sheet' && css.sheet)}
    >
      <Title id={titleId} className={css.title}>
        {title ?? messages.priceTitle}
      </Title>
      {lines.length > 0 && (
        <ul className={css.lines} data-part="lines">
          {lines.map((line) => (
            <PriceLineRow
              key={line.id}
              line={line}
              depth={0}
              expanded={expanded}
              isPending={isPending}
              onToggle={toggle}
            />
          ))}
        </ul>
      )}
      <div className={css.total} role="status" aria-atomic="true" data-part="total">
        <span className={css.totalLabel}>
          {isPending ? messages.pricePending : (totalLabel ?? messages.totalWithTax)}
        </span>
        <Money
          fen={totalFen}
          size="hero"
          tone={isPending ? 'quiet' : 'price'}
          {...(oldTotalFen !== undefined && { oldFen: oldTotalFen })}
        />
        {totalFen === null ? (
          <span className={css.reason} data-part="reason">
            {reason}
          </span>
        ) : (
          <span className={css.words}>
            <MoneyInWords fen={totalFen} size={12} />
            {unitPrice !== undefined && (
              <span className={css.unit}>
                {' · '}
                {messages.unitPrice(formatUnitFen(unitPrice.fen), unitPrice.unit)}
              </span>
            )}
          </span>
        )}
      </div>
      {notes.length > 0 && (
        <ul className={css.notes} data-part="notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {promise !== undefined && (
        <div className={css.promise} data-part="promise">
          {promise}
        </div>
      )}
      {actions !== undefined && (
        <div className={css.actions} data-part="actions">
          {actions}
        </div>
      )}
      {footer !== undefined && (
        <div className={css.footer} data-part="footer">
          {footer}
        </div>
      )}
    </section>
  );
}
