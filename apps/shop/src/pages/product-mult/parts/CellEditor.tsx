/** The one control that stands in the table: it edits the cell that somebody stands in. */
import { listOptions } from '@banxin/pricing/options';
import type { OptionField, Product } from '@banxin/pricing/types';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { TextField } from '@banxin/ui/TextField';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/text.ts';
import { cellText } from '../cells.ts';
import type { JobRow, OptionColumn } from '../jobRow.ts';
import { productMultText } from '../product-mult.messages.ts';
import type { Editing } from '../useGrid.ts';

export interface CellEditorProps {
  readonly row: JobRow;
  /** From 1. */
  readonly number: number;
  readonly product: Product;
  readonly products: readonly Product[];
  readonly editing: Editing;
  /** A choice as it is written into the cell; null: none was made. */
  readonly onEnd: (text: string | null) => void;
  /** What cannot be said in a cell. */
  readonly onOpen: () => void;
}

/** Columns whose options are chosen; the others are typed. */
const FIELDS: Readonly<Partial<Record<OptionColumn, OptionField>>> = {
  size: 'size',
  material: 'material',
  gsm: 'gsm',
  colours: 'colours',
};

/** Opens its window of choices. */
const CUSTOM = 'custom';

/** Of a choice what it writes into the cell, so that it is read as if it were typed. */
function choicesOf(
  product: Product,
  products: readonly Product[],
  row: JobRow,
  column: OptionColumn,
) {
  if (column === 'product') return products.map(({ name }) => ({ id: name, label: name }));
  const field = FIELDS[column];
  if (field === undefined) return null;
  const options = listOptions(product, row.configuration).filter((one) => one.field === field);
  return options.map(({ value, label }) => ({
    id: field === 'size' && value !== CUSTOM ? label : value,
    label,
  }));
}

export function CellEditor(props: CellEditorProps) {
  const { row, number, product, products, editing, onEnd, onOpen } = props;
  const text = useText(productMultText);
  const { column, typed, isPressed } = editing;
  const shown = row.unread[column]?.typed ?? cellText(product, row.configuration, column);
  const choices = choicesOf(product, products, row, column);
  const label = text.cellOf(text[column], number);
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = select;
    current?.focus();
    // Browsers open it only for a press that was just made.
    if (isPressed && navigator.userActivation?.isActive) current?.showPicker?.();
  }, [isPressed]);
  useEffect(() => {
    input.current?.focus();
    if (typed === null) input.current?.select();
  }, [typed]);
  if (choices) {
    const { configuration } = row;
    const now = {
      product: product.name,
      size: configuration.sizeId === CUSTOM ? CUSTOM : shown,
      material: configuration.materialId,
      gsm: String(configuration.gsm),
      colours: configuration.colours,
    } as const;
    const value = column in now ? now[column as keyof typeof now] : '';
    const isListed = choices.some(({ id }) => id === value) && row.unread[column] === undefined;
    return (
      <NativeSelect
        ref={select}
        aria-label={label}
        size="small"
        value={isListed ? value : ''}
        options={[
          ...(isListed ? [] : [{ id: '', label: shown }]),
          ...choices.map((one) => (one.id === CUSTOM ? { ...one, label: text.custom } : one)),
        ]}
        onChange={(chosen) => {
          if (chosen === CUSTOM) {
            onEnd(null);
            onOpen();
          } else onEnd(chosen);
        }}
      />
    );
  }
  return (
    <TextField
      ref={input}
      label={label}
      isLabelHidden
      size="small"
      inputMode="text"
      autoComplete="off"
      maxLength={40}
      defaultValue={typed ?? shown}
    />
  );
}
