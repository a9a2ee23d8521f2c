/** What a pasted text is: jobs in columns, names of designs, or requests in words; and the rows that it makes. */
import type { Product } from '@banxin/pricing/types';
import { useCallback, useMemo, useState } from 'react';
import { written } from './cells.ts';
import { type JobRow, type NewRow, newRow } from './jobRow.ts';
import { areNames, type PastedTable, pastedRows, pastedTable, rowsOfNames } from './pasted.ts';
import { useReading } from './useReading.ts';

export type Way = 'jobs' | 'names' | 'words';

/** Lines of one cell each can be all three; the likeliest first. */
function waysOf(table: PastedTable, products: readonly Product[], start: JobRow): readonly Way[] {
  const isHeadless = table.columns[0] === 'product' && table.lines.length > 0;
  if (!isHeadless || table.lines.some((line) => line.length > 1)) return ['jobs'];
  if (areNames(table, products, start.configuration)) return ['names', 'words', 'jobs'];
  const areProducts = table.lines.every(
    ([cell = '']) =>
      written(products, newRow(start.configuration), 'product', cell).unread.product === undefined,
  );
  return areProducts ? ['jobs', 'words', 'names'] : ['words', 'names', 'jobs'];
}

export function usePasted(typed: string, rows: readonly JobRow[], products: readonly Product[]) {
  const [chosen, setChosen] = useState<Way | null>(null);
  const [startId, setStartId] = useState<number | null>(null);
  const [usual] = products;
  const start: JobRow | undefined = useMemo(
    () =>
      rows.find(({ id }) => id === startId) ??
      rows[0] ??
      (usual && { ...newRow(usual.defaults), id: 0 }),
    [rows, startId, usual],
  );
  const table = useMemo(() => pastedTable(typed), [typed]);
  const ways = useMemo(
    () => (start ? waysOf(table, products, start) : (['jobs'] as const)),
    [table, products, start],
  );
  const way = chosen !== null && ways.includes(chosen) ? chosen : (ways[0] ?? 'jobs');
  const lines = useMemo(() => table.lines.map(([cell = '']) => cell), [table]);
  const isHere = useCallback(
    (productId: number) => products.some(({ id }) => id === productId),
    [products],
  );
  const reading = useReading(way === 'words' && lines.length > 0 ? lines : null, isHere);
  const made = useMemo((): readonly NewRow[] => {
    if (start === undefined) return [];
    const product = products.find(({ id }) => id === start.configuration.productId);
    if (way === 'names') return product ? rowsOfNames(product, start.configuration, lines) : [];
    if (way === 'words') return reading.state === 'read' ? reading.value.rows : [];
    // A line that names no product is one more of the first.
    return pastedRows(products, usual?.defaults ?? start.configuration, table);
  }, [way, start, products, usual, lines, table, reading]);
  return {
    ways,
    way,
    setWay: (one: string): void => setChosen(one as Way),
    /** The row whose specification names take. */
    startId: start?.id ?? 0,
    setStartId,
    reading,
    made,
    names: lines.length,
    ignored: table.ignored,
    elsewhere: reading.state === 'read' ? reading.value.elsewhere : [],
    /** Number of the first new row. */
    first: rows.length + 1,
  };
}
