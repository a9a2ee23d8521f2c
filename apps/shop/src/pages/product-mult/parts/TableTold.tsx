/** What is to be said of the whole table: rows that cost less together, files that were found, another window's table. */

import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { QueueBar } from '../../../features/upload/QueueBar.tsx';
import { UploadRow } from '../../../features/upload/UploadRow.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import type { MergeOffer } from '../merging.ts';
import * as css from '../ProductMult.css.ts';
import { productMultText } from '../product-mult.messages.ts';
import type { JobTableState } from '../useJobTable.ts';
import type { TableFiles } from '../useTableFiles.ts';

export interface TableToldProps {
  readonly table: JobTableState;
  readonly offers: readonly MergeOffer[];
  readonly files: TableFiles;
  /** Products that did not load are asked for again; null when all are there. */
  readonly retry: (() => void) | null;
}

/** Offers that are made at once. */
const OFFERS_MAX = 2;

/** 3–5 of 2, 3, 4, 5 */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && range[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join('、');
}

function Offer({ offer, table }: { readonly offer: MergeOffer } & Pick<TableToldProps, 'table'>) {
  const text = useText(productMultText);
  const { ids, row, saves } = offer;
  const styles = row.configuration.styles;
  const numbers = table.rows.flatMap(({ id }, at) => (ids.includes(id) ? [at + 1] : []));
  return (
    <Notice>
      <Inline gap={12}>
        <span>
          {styles === ids.length
            ? text.mergeOffer(ids.length, formatFen(saves))
            : text.mergeStyles(ids.length, styles, formatFen(saves))}{' '}
          <span className={css.quiet}>{text.mergeRows(rangesOf(numbers))}</span>
        </span>
        <Button size="small" onPress={() => table.dispatch({ type: 'merge', ids, row })}>
          {text.merge}
        </Button>
      </Inline>
    </Notice>
  );
}

function FoundFiles({ files }: Pick<TableToldProps, 'files'>) {
  const text = useText(productMultText);
  const { found } = files;
  if (found === null) return null;
  const { count, left, foreign } = found;
  return (
    <>
      {count + left.length > 0 && (
        <Notice tone={left.length > 0 ? 'caution' : 'positive'}>
          {left.length > 0 ? text.matchedSome(count, left.length) : text.matched(count)}
          {left.length > 0 && (
            <>
              {text.separator}
              {text.leftHint}
              <Own>{left.join('、')}</Own>
            </>
          )}{' '}
          <Button size="small" variant="quiet" onPress={files.dismiss}>
            {text.dismiss}
          </Button>
        </Notice>
      )}
      {foreign.length > 0 && <Notice tone="caution">{text.notPdf(foreign.join('、'))}</Notice>}
    </>
  );
}

export function TableTold({ table, offers, files, retry }: TableToldProps) {
  const text = useText(productMultText);
  const { foreign } = table;
  return (
    <div className={css.told}>
      {foreign && (
        <Notice tone="caution" title={foreign === 'gone' ? text.foreignGone : text.foreign}>
          <Inline gap={12}>
            <Button size="small" onPress={table.takeForeign}>
              {text.takeForeign}
            </Button>
            <Button size="small" onPress={table.keepMine}>
              {text.keepMine}
            </Button>
          </Inline>
        </Notice>
      )}
      {retry && (
        <Notice tone="caution">
          <Inline gap={12}>
            {text.partial}
            <Button size="small" onPress={retry}>
              {text.retry}
            </Button>
          </Inline>
        </Notice>
      )}
      <FoundFiles files={files} />
      {files.items.some(({ standing }) => standing !== 'ready') && (
        <QueueBar items={files.items} onGesture={(type) => files.queue.send({ type })} />
      )}
      {files.stuck.map(({ key, flow }) => (
        <UploadRow
          key={key}
          flow={flow}
          findings={[]}
          thumbnailOf={() => null}
          onGesture={(event) => files.queue.send(event)}
        />
      ))}
      {offers.slice(0, OFFERS_MAX).map((offer) => (
        <Offer key={offer.ids.join()} offer={offer} table={table} />
      ))}
    </div>
  );
}
