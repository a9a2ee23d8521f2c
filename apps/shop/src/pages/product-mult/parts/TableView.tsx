/** The first step: the table, its tools, what is to be said of it, and the bar. */

import { PAYMENT_ORDERS_MAX } from '@banxin/contract/constants';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { usePartFailedToast } from '../../../lib/usePartFailedToast.ts';
import { pricedJobs } from '../comparing.ts';
import { OPTION_COLUMNS, type OptionColumn } from '../jobRow.ts';
import { mergeOffers } from '../merging.ts';
import * as css from '../ProductMult.css.ts';
import { isOrderable, priceRow, sumsOf, type Terms } from '../prices.ts';
import type { Mult } from '../product-mult.data.ts';
import { productMultText } from '../product-mult.messages.ts';
import { useGrid } from '../useGrid.ts';
import type { JobTableState } from '../useJobTable.ts';
import { useTableActs } from '../useTableActs.ts';
import type { TableFiles } from '../useTableFiles.ts';
import { cardId, JobCards } from './JobCards.tsx';
import { JobTable } from './JobTable.tsx';
import { MultBar } from './MultBar.tsx';
import { TableTold } from './TableTold.tsx';
import { TableTools } from './TableTools.tsx';

const CompareJobs = lazyPart(() => import('./CompareJobs.tsx'));
const RowEditor = lazyPart(() => import('./RowEditor.tsx'));
const PasteDialog = lazyPart(() => import('./PasteDialog.tsx'));

export interface TableViewProps {
  readonly mult: Mult;
  readonly terms: Terms;
  readonly table: JobTableState;
  readonly files: TableFiles;
  readonly isPhone: boolean;
  /** The row to stand in at first; null: nobody asked for one. */
  readonly startId: number | null;
  readonly onConfirm: () => void;
}

type Open = { readonly row: number } | { readonly pasted: string } | 'compared' | null;

export function TableView(props: TableViewProps) {
  const { mult, terms, table, files, isPhone, startId, onConfirm } = props;
  const text = useText(productMultText);
  const showPartFailed = usePartFailedToast();
  const [open, setOpen] = useState<Open>(null);
  const [isAsked, setAsked] = useState(false);
  const { rows } = table;
  const products = useMemo(() => [...mult.products.values()].map((one) => one.product), [mult]);
  const acts = useTableActs({
    table,
    products,
    onOpen: (row) => setOpen({ row }),
    onPasted: (pasted) => setOpen({ pasted }),
  });
  const grid = useGrid(rows, terms, acts);
  const { stand } = grid;
  useEffect(() => {
    if (startId === null) return;
    if (isPhone) document.getElementById(cardId(startId))?.focus();
    else stand({ id: startId, column: 'product' });
  }, [startId, isPhone, stand]);
  const sums = useMemo(() => sumsOf(rows, terms), [rows, terms]);
  // Offers come after what answers a press.
  const settled = useDeferredValue(rows);
  const offers = useMemo(() => mergeOffers(settled, terms), [settled, terms]);
  const [first] = products;
  const isUnpriced = first !== undefined && terms.products.get(first.id)?.book === null;
  const isEmptyStart = rows.length === 1 && table.past.length === 0;

  const confirm = (): void => {
    setAsked(true);
    const faulty = rows.find((row) => !isOrderable(priceRow(row, terms)));
    if (faulty && isPhone) document.getElementById(cardId(faulty.id))?.focus();
    else if (faulty) {
      const standing = priceRow(faulty, terms);
      grid.stand({ id: faulty.id, column: 'column' in standing ? standing.column : 'product' });
    } else if (rows.length > 0 && !files.isBusy) onConfirm();
  };
  const { active } = grid;
  const column = OPTION_COLUMNS.find((one) => one === active?.column) as OptionColumn | undefined;
  const canFill = active !== null && column !== undefined && rows.at(-1)?.id !== active.id;
  const asked = open === 'compared' ? null : open;
  const edited = asked && 'row' in asked ? rows.find(({ id }) => id === asked.row) : undefined;
  const close = (): void => {
    setOpen(null);
    if (!isPhone && active) grid.stand(active);
  };
  return (
    <Stack gap={16}>
      <Sheet padding="none">
        <TableTools
          table={table}
          isPhone={isPhone}
          onAdd={acts.addUsual}
          onPaste={() => setOpen({ pasted: '' })}
          onFillDown={canFill && active ? () => acts.fillDown(active.id, column) : null}
          onFiles={(chosen) => files.give(chosen, null)}
          onCompare={isUnpriced || sums.count - sums.faulty < 2 ? null : () => setOpen('compared')}
        />
        <TableTold
          table={table}
          offers={offers}
          files={files}
          retry={mult.isPartial ? mult.retry : null}
        />
        {isEmptyStart && (
          <div className={css.told}>
            <Text tone="quiet">{text.first}</Text>
          </div>
        )}
        {!isPhone && (
          <JobTable
            name={mult.name}
            rows={rows}
            terms={terms}
            products={products}
            grid={grid}
            acts={acts}
            moving={files.moving}
            onOpen={acts.open}
            onFiles={files.give}
          />
        )}
      </Sheet>
      {isPhone && <JobCards rows={rows} terms={terms} moving={files.moving} acts={acts} />}
      <MultBar
        sums={sums}
        isSent={terms.quoting.destination !== undefined}
        isUnpriced={isUnpriced}
        isBusy={files.isBusy}
        isAsked={isAsked}
        onConfirm={confirm}
      />
      {open && (
        <PartBoundary
          onLost={() => {
            setOpen(null);
            showPartFailed(text.lost, () => setOpen(open));
          }}
        >
          {open === 'compared' && (
            <CompareJobs
              jobs={pricedJobs(rows, terms)}
              stood={active?.id ?? null}
              onClose={close}
            />
          )}
          {asked && 'pasted' in asked && (
            <PasteDialog
              rows={rows}
              products={products}
              room={PAYMENT_ORDERS_MAX - rows.length + (isEmptyStart ? 1 : 0)}
              start={asked.pasted}
              onAdd={(made) => {
                acts.addPasted(made);
                setOpen(null);
              }}
              onClose={close}
            />
          )}
          {edited && (
            <RowEditor
              row={edited}
              number={rows.indexOf(edited) + 1}
              terms={terms}
              onDone={(row) => {
                acts.replace(row);
                close();
              }}
              onClose={close}
            />
          )}
        </PartBoundary>
      )}
    </Stack>
  );
}
