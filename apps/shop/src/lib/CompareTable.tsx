/** Things side by side: a column for each, a row for each of their properties, what differs marked. */
import type { ReactNode } from 'react';
import * as css from './CompareTable.css.ts';

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** One for each column. `says` is what is compared; without it the row marks nothing. */
  readonly cells: readonly { readonly says?: string; readonly shown: ReactNode }[];
}

export interface CompareTableProps {
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly head: ReactNode }[];
  readonly rows: readonly CompareRow[];
  /** Said of a row whose cells are not alike; without it nothing is marked. */
  readonly differs?: string;
}

export function CompareTable({ label, columns, rows, differs }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the page, it is scrolled with the keyboard
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: name, cells }) => {
            const isMarked =
              differs !== undefined && new Set(cells.map(({ says }) => says)).size > 1;
            return (
              <tr key={id} data-differs={isMarked || undefined}>
                <th scope="row">
                  {name} {isMarked && <span className={css.mark}>{differs}</span>}
                </th>
                {cells.map(({ shown }, at) => (
                  <td key={columns[at]?.id ?? at}>{shown}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
