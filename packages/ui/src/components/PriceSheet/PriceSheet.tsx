// The price and where it comes from: lines that add up, total, capitals, promise, actions.
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { formatUnitFen } from '../Money/formatFen.ts';
import { Money } from '../Money/Money.tsx';
import { MoneyInWords } from '../MoneyInWords/MoneyInWords.tsx';
import { PriceLineRow } from './PriceLineRow.tsx';
import * as css from './PriceSheet.css.ts';
import type { PriceLine } from './priceTree.ts';

export type { PriceLine, PriceLineKind } from './priceTree.ts';

export interface PriceSheetProps {
  /** The lines; every level adds up to the amount above it, the top level to `totalFen`. */
  lines: readonly PriceLine[];
  /** What the customer pays; null while the configuration has no price. @unit fen */
  totalFen: number | null;
  /** Title above the lines. @default '价格明细' */
  title?: string | undefined;
  /** Words before the sum. @default '含税合计' */
  totalLabel?: string | undefined;
  /** Price of one piece; may be a fraction of a fen. @unit fen */
  unitPrice?: { fen: number; unit: string };
  /** Total before a change, struck through. @unit fen */
  oldTotalFen?: number | undefined;
  /** Remarks about the price: 500 张与 200 张同价. */
  notes?: readonly string[] | undefined;
  /** Why there is no price and what would give one; shown when `totalFen` is null. */
  reason?: ReactNode | undefined;
  /** When it arrives: 预计 11 月 23 日 送达. */
  promise?: ReactNode | undefined;
  /** Buttons, in order of weight. */
  actions?: ReactNode | undefined;
  /** Small facts under the actions: factory, balance. */
  footer?: ReactNode | undefined;
  /** Ids of the lines that are open at first. @default none */
  defaultExpanded?: readonly string[] | undefined;
  /** Whether a newer price is on its way; the old one stays, in quiet ink. @default false */
  isPending?: boolean | undefined;
  /** `sheet` has its own ground and border, `bare` lies on another sheet. @default 'sheet' */
  variant?: 'sheet' | 'bare' | undefined;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A price that opens into its lines. The total is announced when it changes. */
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
