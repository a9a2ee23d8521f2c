/** The second step: what the check found, row by row, mended in place; and how much of it is submitted. */
import { useSelector } from '@banxin/flows/react';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { Text } from '@banxin/ui/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { ListPager } from '../../lib/ListPager.tsx';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import { useCachedRead } from '../../lib/useList.ts';
import * as css from './Batch.css.ts';
import { batchText } from './batch.messages.ts';
import type { Mending } from './EditableCell.tsx';
import { KindFilter } from './KindFilter.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { RowTable } from './RowTable.tsx';
import { useRowsView } from './rowsView.ts';
import { type ImportFlow, SHOWS, type SheetRow, type Workbook } from './workbook.ts';

export interface ReviewPartProps {
  readonly flow: ImportFlow;
  readonly workbook: Workbook<SheetRow>;
  readonly tools: ReactNode;
  readonly offer: ReactNode;
}

/** Puts the focus on the first cell that is wrong, when all rows were to be submitted. */
function useFirstFault(pointed: number, isThere: boolean) {
  const table = useRef<HTMLDivElement>(null);
  const seen = useRef(pointed);
  useEffect(() => {
    if (seen.current === pointed || !isThere) return;
    seen.current = pointed;
    table.current?.querySelector<HTMLElement>('[data-faulty]')?.focus();
  }, [pointed, isThere]);
  return table;
}

export default function ReviewPart({ flow, workbook, tools, offer }: ReviewPartProps) {
  const text = useText(batchText);
  const words = useFixedWords();
  const { progress, importId, change, changed, failure, pointed } = useSelector(
    flow,
    ({ context }) => context,
  );
  const isChanging = useSelector(flow, (snapshot) => snapshot.matches('changing'));
  if (progress === undefined || importId === undefined) throw new Error('Nothing was checked');
  const { faults, valid, faulty, before, created, total, fileName } = progress;
  const { view, change: see } = useRowsView(
    faults.map(({ code }) => code),
    faulty > 0 ? 'faulty' : 'all',
  );
  const { show, code, page, size } = view;
  const [rows] = useCachedRead(workbook.calls.rows, {
    ...{ importId, show, pageIndex: page, pageSize: size },
    ...(code !== null && { code }),
  });
  const isThere = rows.state === 'ready' && !rows.isRefreshing && show === 'faulty';
  const table = useFirstFault(pointed, isThere);
  const mending: Mending = {
    ...{ isPending: isChanging, change, changed: changed?.request },
    failure: failure && words(failure),
    send: (request) => flow.send({ type: 'CHANGE', request }),
  };
  const counts = { all: total, valid, faulty, created: created + before };
  return (
    <>
      {before > 0 && (
        <Notice tone="positive" {...(valid + faulty === 0 && { title: text.allBefore })}>
          {text.before(before)}
        </Notice>
      )}
      {offer}
      <Sheet element="section" aria-label={text.check} padding="none">
        <div className={css.table} ref={table}>
          <Tabs
            label={text.counters}
            inset="sheet"
            size="large"
            items={SHOWS.filter((one) => one !== 'created' || created > 0).map((id) => ({
              ...{ id, label: text[id], count: counts[id] },
            }))}
            selectedId={show}
            onSelectionChange={(id) => {
              const next = SHOWS.find((one) => one === id);
              if (next) see({ show: next, code: null });
            }}
          >
            <Stack gap={12}>
              <KindFilter
                faults={faults}
                code={code}
                onSee={(next) => see({ code: next, show: 'faulty' })}
                mending={mending}
                changed={changed}
              />
              {mending.failure !== undefined && (
                <div className={css.inset}>
                  <Notice tone="critical" title={text.changeFailed}>
                    {mending.failure}
                  </Notice>
                </div>
              )}
              <Loaded
                of={rows}
                pending={<Skeleton shape="row" count={6} isAnnounced />}
                failed={{
                  ...{ place: 'part', title: text.rowsFailed, kept: text.rowsKept },
                  forbidden: text.forbidden,
                }}
              >
                {(answer) =>
                  answer.items.length === 0 ? (
                    <EmptyState title={text.noRows}>{text.noRowsHint}</EmptyState>
                  ) : (
                    <>
                      <RowTable
                        label={text.tableOf(fileName)}
                        workbook={workbook}
                        rows={answer.items}
                        isPending={rows.state === 'ready' && rows.isRefreshing}
                        mending={mending}
                      />
                      <ListPager total={answer.total} query={{ page, size }} onChange={see} />
                    </>
                  )
                }
              </Loaded>
            </Stack>
          </Tabs>
          {workbook.words.note !== undefined && (
            <div className={css.inset}>
              <Text tone="body">{workbook.words.note}</Text>
            </div>
          )}
        </div>
        <ReviewActions
          flow={flow}
          workbook={workbook}
          progress={progress}
          isPending={isChanging}
          onPoint={() => see({ show: 'faulty', code: null })}
        />
      </Sheet>
      {tools}
    </>
  );
}
