/** One row of the table: plain text, but for the one cell that is edited; drawn again only for what is its own. */
import type { Product } from '@banxin/pricing/types';
import { pieceOf } from '@banxin/pricing/units';
import { formatFen, formatUnitFen } from '@banxin/ui/Money';
import { memo, type ReactNode } from 'react';
import { dayText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { cellText } from '../cells.ts';
import { gridRoles } from '../gridRoles.ts';
import { type Column, type JobRow, OPTION_COLUMNS, type OptionColumn } from '../jobRow.ts';
import * as css from '../ProductMult.css.ts';
import type { Standing } from '../prices.ts';
import { productMultText } from '../product-mult.messages.ts';
import { RowNote, type RowNoteProps } from './RowNote.tsx';

export interface RowActs extends Pick<RowNoteProps, 'onMend' | 'onUse'> {
  readonly copy: (id: number) => void;
  readonly remove: (id: number) => void;
}

export interface JobRowViewProps {
  readonly row: JobRow;
  /** From 1. */
  readonly number: number;
  readonly standing: Standing;
  /** Undefined when it did not load. */
  readonly product: Product | undefined;
  /** The column that can be reached by Tab, where this is the row. */
  readonly stood: Column | 'mend' | null;
  /** The column that is edited here, and what edits it. */
  readonly editing: { readonly column: OptionColumn; readonly editor: ReactNode } | null;
  /** Files on their way. */
  readonly moving: number;
  readonly acts: RowActs;
}

const NUMBERS: readonly string[] = ['gsm', 'quantity', 'styles'];

/** How many styles have files, and whether something of them is wrong. */
export function useFileWords(row: JobRow, moving: number): string {
  const text = useText(productMultText);
  const have = row.styles.filter(({ parts }) => parts.length > 0).length;
  if (moving > 0) return text.filesMoving(moving);
  if (have === 0) return text.noFiles;
  const isFaulty = row.files.some(({ findings }) =>
    findings.some(({ severity }) => severity === 'error'),
  );
  return (isFaulty ? text.filesFaulty : text.filesOf)(have, row.styles.length);
}

/** So many of the widest signs fill two lines of a cell where the table is narrowest. */
const TWO_LINES: Readonly<Record<OptionColumn, number>> = {
  product: 12,
  size: 12,
  material: 8,
  gsm: 6,
  colours: 4,
  crafts: 16,
  quantity: 8,
  styles: 6,
};

function Said({ words, column }: { readonly words: string; readonly column: OptionColumn }) {
  return words.length > TWO_LINES[column] ? <span className={css.clamped}>{words}</span> : words;
}

function Figures({ standing, product }: Pick<JobRowViewProps, 'standing' | 'product'>) {
  const text = useText(productMultText);
  const { dayWords } = useText(dayText);
  const quote = standing.state === 'priced' ? standing.quote : null;
  const none =
    standing.state === 'unpriced' ? '--' : standing.state === 'unknown' ? text.again : '—';
  const day = quote?.delivery?.arriveDate;
  return (
    <>
      <td {...gridRoles.cell} className={css.figure}>
        {quote && product
          ? `${formatUnitFen(quote.unitMilliFen / 1000)}/${pieceOf(product)}`
          : none}
      </td>
      <td {...gridRoles.cell} className={css.figure} data-part="subtotal">
        {quote ? formatFen(quote.total) : none}
      </td>
      <td {...gridRoles.cell} className={css.figure}>
        {day ? dayWords(day) : '—'}
      </td>
    </>
  );
}

export const JobRowView = memo(function JobRowView(props: JobRowViewProps) {
  const { row, number, standing, product, stood, editing, moving, acts } = props;
  const text = useText(productMultText);
  const files = useFileWords(row, moving);
  const { id, configuration, unread } = row;
  const tabIndexOf = (column: Column | 'mend'): 0 | -1 => (column === stood ? 0 : -1);
  const isWrong = (column: OptionColumn): boolean =>
    unread[column] !== undefined || (standing.state === 'impossible' && standing.column === column);
  const sayOf = (column: OptionColumn): string => {
    const said =
      unread[column]?.typed ?? (product ? cellText(product, configuration, column) : '—');
    return said === '' ? text.noCrafts : said;
  };
  return (
    <>
      <tr {...gridRoles.row} className={css.row} data-row={id}>
        <th {...gridRoles.rowHeader} className={css.number}>
          {number}
        </th>
        {OPTION_COLUMNS.map((column) =>
          editing?.column === column ? (
            <td
              key={column}
              {...gridRoles.cell}
              className={css.cell}
              data-column={column}
              data-editing=""
              // It has the focus until its field takes it: taken from it first, the browser lays out the page in between.
              tabIndex={-1}
            >
              {editing.editor}
            </td>
          ) : (
            <td
              key={column}
              {...gridRoles.cell}
              className={css.cell}
              data-column={column}
              data-end={NUMBERS.includes(column) || undefined}
              aria-invalid={isWrong(column) || undefined}
              tabIndex={tabIndexOf(column)}
            >
              <Said words={sayOf(column)} column={column} />
            </td>
          ),
        )}
        <td
          {...gridRoles.cell}
          className={css.cell}
          data-column="files"
          tabIndex={tabIndexOf('files')}
        >
          <span className={files === text.noFiles ? css.quiet : undefined}>{files}</span>
        </td>
        <Figures standing={standing} product={product} />
        <td {...gridRoles.cell} className={css.acts} data-column="copy">
          <button
            type="button"
            className={css.act}
            tabIndex={tabIndexOf('copy')}
            aria-label={text.copyOf(number)}
            onClick={() => acts.copy(id)}
          >
            {text.copy}
          </button>
        </td>
        <td {...gridRoles.cell} className={css.acts} data-column="remove">
          <button
            type="button"
            className={css.act}
            tabIndex={tabIndexOf('remove')}
            aria-label={text.removeOf(number)}
            onClick={() => acts.remove(id)}
          >
            {text.remove}
          </button>
        </td>
      </tr>
      {(standing.state === 'impossible' || standing.state === 'unread') && (
        <tr {...gridRoles.row} className={css.noteRow} data-row={id} data-note="">
          <td {...gridRoles.cell} className={css.note} colSpan={15} data-column="mend">
            <RowNote
              row={row}
              number={number}
              standing={standing}
              tabIndex={tabIndexOf('mend')}
              onMend={acts.onMend}
              onUse={acts.onUse}
            />
          </td>
        </tr>
      )}
    </>
  );
});
