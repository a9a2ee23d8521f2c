/** The second step: all jobs before they are ordered. Who gets them, who takes them, what they cost line by line. */
import { createTogether } from '@banxin/contract/calls/order/together';
import { rightRefusals } from '@banxin/contract/rules/rights';
import { Button } from '@banxin/ui/Button';
import { Notice } from '@banxin/ui/Notice';
import { PriceSheet } from '@banxin/ui/PriceSheet';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { Sticky } from '@banxin/ui/Sticky';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { useMemo, useState } from 'react';
import type { Receiver } from '../../../features/address/useReceiver.ts';
import type { Chosen } from '../../../features/coupon/takenTogether.ts';
import { OrderBar, PRICE_ID } from '../../../features/quote/OrderBar.tsx';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Part } from '../../../lib/Part.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { confirmMultText } from '../confirmMult.messages.ts';
import type { JobRow } from '../jobRow.ts';
import type { Terms } from '../prices.ts';
import { type Placing, useOrdering } from '../useOrdering.ts';
import { useSheetLines } from '../useSheetLines.ts';
import { useTaken } from '../useTaken.ts';
import { sentJobs, type WayId, waysOf } from '../ways.ts';
import { ConfirmWhere } from './ConfirmWhere.tsx';
import { JobList } from './JobList.tsx';
import { Moved } from './Moved.tsx';
import { Obstacle } from './Obstacle.tsx';

/** It comes after what stands there anyway. */
const OfferedDiscounts = lazyPart(() => import('../../../features/coupon/OfferedDiscounts.tsx'));

export interface ConfirmViewProps {
  readonly rows: readonly JobRow[];
  readonly terms: Terms;
  readonly receiver: Receiver;
  readonly remark: string;
  readonly onRemark: (remark: string) => void;
  /** What is taken off all of them. */
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  /** Rows with other receivers. */
  readonly onShare: (rows: readonly JobRow[]) => void;
  /** Back to the table; to a row of it. */
  readonly onBack: (rowId?: number) => void;
  readonly onPlaced: () => void;
  /** Asks for the prices anew. */
  readonly onStale: () => void;
}

export default function ConfirmView(props: ConfirmViewProps) {
  const { rows, terms, receiver, remark, onRemark, onBack, onPlaced, onStale } = props;
  const { chosen, onChoose, onShare } = props;
  const text = useText(confirmMultText);
  const words = useFixedWords();
  const may = useCanCall();
  const ordering = useOrdering(onPlaced);
  const [wanted, setWay] = useState<WayId>('recommended');
  const ways = useMemo(() => waysOf(rows, terms), [rows, terms]);
  // What no longer takes every job is chosen no longer.
  const way = ways.some(({ id }) => id === wanted) ? wanted : 'recommended';
  const jobs = useMemo(() => sentJobs(rows, terms, way), [rows, terms, way]);
  const isWhole = jobs.length === rows.length;
  const province = terms.quoting.destination?.province ?? '';
  const { offered, isPending, taken, refresh } = useTaken(isWhole ? jobs : [], province, chosen);
  const lines = useSheetLines(jobs, terms, taken.off);
  const { form } = receiver;
  const { moved, place } = ordering;
  const total = jobs.reduce((sum, { quote }) => sum + quote.total, 0) - taken.off;
  const newTotals = new Map((moved ?? []).map(({ index, quote }) => [index, quote.total] as const));
  const newTotal =
    jobs.reduce((sum, { quote }, at) => sum + (newTotals.get(at) ?? quote.total), 0) - taken.off;
  const isSent = jobs.every(({ quote }) => quote.delivery !== null);
  /** All of them go to receivers of their own. */
  const [{ drops: [first] = [] } = { drops: [] }] = rows;
  const isAllShared = rows.every(({ drops }) => drops !== undefined);
  const missing = rows.filter(({ styles }) =>
    styles.some(({ parts }) => parts.length === 0),
  ).length;
  const days = jobs.flatMap(({ quote }) => quote.delivery?.arriveDate ?? []).toSorted();
  const arrives = isSent ? (days.at(-1) ?? null) : null;
  const send = (changed: Pick<Placing, 'accepted' | 'sum'> = {}): void => {
    const to = isAllShared ? first?.receiver : receiver.kept;
    if (to) void place({ jobs, to, remark, taken, ...changed });
    else {
      form.submit((typed) => {
        void receiver.keep(typed);
        void place({ jobs, to: typed, remark, taken, ...changed });
      });
    }
  };
  const press = {
    isPending: ordering.isPending || receiver.isKeeping,
    isDisabled: !isWhole || isPending,
    onPress: () => send(),
  };
  const mayOrder = may(createTogether);
  return (
    <div ref={form.ref}>
      <Split
        asideWidth="price"
        stackBelow="phone"
        aside={
          <Sticky>
            <div id={PRICE_ID} tabIndex={-1}>
              <PriceSheet
                lines={lines}
                totalFen={isWhole ? total : null}
                isPending={isPending}
                totalLabel={isSent ? text.total : text.totalWithout}
                reason={<Text tone="body">{text.unpriced}</Text>}
                promise={
                  <Stack gap={4}>
                    {!isSent && <Text tone="body">{text.addressLater}</Text>}
                    <Text size={13} tone="body">
                      {text.perRow(rows.length)}
                    </Text>
                  </Stack>
                }
                actions={
                  mayOrder ? (
                    <Stack gap={12}>
                      <Obstacle
                        obstacle={ordering.obstacle}
                        onRow={(index) => onBack(rows[index]?.id)}
                      />
                      <Button {...press} variant="primary" size="large" isFullWidth>
                        {text.submit}
                      </Button>
                      <Button isFullWidth onPress={() => onBack()}>
                        {text.back}
                      </Button>
                    </Stack>
                  ) : (
                    <Notice>{words(rightRefusals.create)}</Notice>
                  )
                }
              />
            </div>
          </Sticky>
        }
      >
        <Stack gap={20}>
          <ConfirmWhere {...{ receiver, isAllShared, ways, way }} onChoose={setWay} />
          <Part title={text.jobs}>
            {missing > 0 && <Notice>{text.filesMissing(missing)}</Notice>}
            <JobList
              jobs={jobs}
              terms={terms}
              to={receiver.kept ?? form.values}
              refusedOf={ordering.refusedOf}
              onShare={onShare}
            />
          </Part>
          {offered && (
            <PartBoundary instead={null}>
              <OfferedDiscounts offered={offered} chosen={chosen} onChoose={onChoose} />
            </PartBoundary>
          )}
          <Part title={text.remark}>
            <TextArea
              label={text.remark}
              isLabelHidden
              description={text.remarkHint}
              maxLength={500}
              value={remark}
              onChange={onRemark}
            />
          </Part>
        </Stack>
      </Split>
      <OrderBar totalFen={isWhole ? total : null} arriveDate={arrives}>
        {mayOrder && (
          <Button {...press} variant="primary" aria-label={text.submitFromBar}>
            {text.submit}
          </Button>
        )}
      </OrderBar>
      <Moved
        {...{ ordering, jobs, terms }}
        total={newTotal}
        onAcceptRows={() => send({ accepted: newTotals })}
        onAcceptSum={send}
        onBack={() => {
          onStale();
          refresh();
        }}
      />
    </div>
  );
}
