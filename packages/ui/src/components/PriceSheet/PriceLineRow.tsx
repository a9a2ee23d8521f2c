// One line of a price sheet; a line with children opens into them.
import { type ReactNode, useId } from 'react';
import { classes } from '../../internal/classes.ts';
import { chevronRight, Glyph } from '../../internal/Glyph.tsx';
import { PressButton } from '../../internal/PressButton.tsx';
import { Money } from '../Money/Money.tsx';
import * as css from './PriceSheet.css.ts';
import type { PriceLine } from './priceTree.ts';

export interface PriceLineRowProps {
  line: PriceLine;
  /** 0 at the top level. */
  depth: number;
  expanded: ReadonlySet<string>;
  isPending: boolean;
  onToggle: (id: string) => void;
}

/** A row of the tree, with the rows below it when it is open. */
export function PriceLineRow({
  line,
  depth,
  expanded,
  isPending,
  onToggle,
}: PriceLineRowProps): ReactNode {
  const listId = useId();
  const isOpen = expanded.has(line.id);
  const children = line.children ?? [];
  const isSaving = line.kind === 'discount' || line.amountFen < 0;
  const look = classes(
    css.line,
    children.length > 0 && css.opener,
    depth > 0 && css.inner,
    isSaving && css.saving,
    isPending && css.pending,
  );
  const words = (
    <span className={css.words}>
      {line.label}
      {line.detail !== undefined && <span className={css.detail}>{line.detail}</span>}
    </span>
  );
  const amount = <Money fen={line.amountFen} />;
  return (
    <li data-part="line" data-line={line.id}>
      {children.length === 0 ? (
        <div className={look}>
          {words}
          {amount}
        </div>
      ) : (
        <PressButton
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': listId })}
          onPress={() => onToggle(line.id)}
          className={look}
        >
          {words}
          <span className={css.chevron} data-open={isOpen || undefined} aria-hidden="true">
            <Glyph path={chevronRight} />
          </span>
          {amount}
        </PressButton>
      )}
      {isOpen && children.length > 0 && (
        <ul id={listId} className={css.nested}>
          {children.map((child) => (
            <PriceLineRow
              key={child.id}
              line={child}
              depth={depth + 1}
              expanded={expanded}
              isPending={isPending}
              onToggle={onToggle}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
