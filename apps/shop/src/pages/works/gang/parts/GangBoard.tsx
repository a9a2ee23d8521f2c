/** The board of one factory and stock: what waits, and its sheets. */
import type { GangGroup, GangOrder, GangSheetView } from '@banxin/contract/entities/gang';
import type { WorksStep } from '@banxin/contract/entities/works';
import { worksStep } from '@banxin/contract/messages/works';
import { messageOf } from '@banxin/contract/refusals/row';
import { type GangTerms, gangStyles } from '@banxin/pricing/gangSheet';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import type { MenuItem } from '@banxin/ui/Menu';
import { Notice } from '@banxin/ui/Notice';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useFixedWords } from '../../../../lib/fixedWords.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../../lib/PartBoundary.tsx';
import { useServices } from '../../../../lib/services.ts';
import { useText } from '../../../../lib/text.ts';
import { type BoardSheet, stylesFor, WAITING } from '../arrange.ts';
import type { Dragged } from '../dragged.ts';
import * as css from '../Gang.css.ts';
import { gangText } from '../gang.messages.ts';
import { useGangBoard } from '../useGangBoard.ts';
import { DropPlace } from './DropPlace.tsx';
import { GangJobs } from './GangJobs.tsx';
import { SheetCard } from './SheetCard.tsx';

const ActDialog = lazyPart(() => import('../../parts/ActDialog.tsx'));
const SplitDialog = lazyPart(() => import('./SplitDialog.tsx'));

/** A job of which some styles are to go from where it lies. */
interface Split {
  readonly order: GangOrder;
  readonly spot: string;
}

/** The only step that is asked about: its reason is read by customers. */
const outsource: WorksStep = {
  ...({ entity: 'order', event: 'OUTSOURCE', needsReason: true, refusal: null } as const),
  title: messageOf(worksStep.title, { event: 'OUTSOURCE' }),
};

export interface GangBoardProps {
  readonly group: GangGroup;
  readonly terms: GangTerms;
  readonly refresh: () => Promise<void>;
  /** Of orders of other stocks that are dropped here. */
  readonly onForeign: (orderId: number) => void;
}

export function GangBoard({ group, terms, refresh, onForeign }: GangBoardProps) {
  const text = useText(gangText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const [asked, setAsked] = useState<GangSheetView | null>(null);
  const [split, setSplit] = useState<Split | null>(null);
  const on = useGangBoard(group, terms, refresh);
  const { waiting, sheets, overtaken } = on.board;
  const firstFresh = sheets.findIndex(({ saved }) => saved === null);
  const nameOf = ({ saved }: BoardSheet, at: number): string =>
    saved === null ? text.proposal(at - firstFresh + 1) : text.sheet(saved.sheetNo);
  const open = sheets.flatMap((sheet, at) =>
    sheet.saved?.plan == null ? [{ id: sheet.spot, label: nameOf(sheet, at) }] : [],
  );
  const placesFrom = (spot: string): MenuItem[] => [
    ...open.filter(({ id }) => id !== spot),
    { id: 'new', label: text.newSheet },
    ...(spot === WAITING ? [] : [{ id: WAITING, label: text.takeOff }]),
  ];
  const move = (order: GangOrder, to: string, styles: readonly number[]): void => {
    const { orderSN } = order;
    const label =
      to === WAITING ? text.waiting : (placesFrom('').find(({ id }) => id === to)?.label ?? '');
    if (styles.length === 0) {
      toasts.show({ text: text.noRoom(orderSN, label), tone: 'critical' });
      return;
    }
    on.move(order, to, styles);
    const left = gangStyles(order).length - styles.length;
    toasts.show({
      text:
        left === 0
          ? text.moved(orderSN, label)
          : text.movedPart(orderSN, label, styles.length, left),
    });
  };
  const moveAll = (order: GangOrder, to: string): void =>
    move(order, to, stylesFor(terms, on.board, order, to));
  const put =
    (to: string) =>
    ({ orderId, spot }: Dragged): void => {
      const from = spot === WAITING ? waiting : sheets.find((one) => one.spot === spot)?.orders;
      const order = from?.find((one) => one.orderId === orderId);
      if (order === undefined) onForeign(orderId);
      else if (spot !== to) moveAll(order, to);
    };
  return (
    <div className={css.board}>
      {on.saveFailure && (
        <Notice tone="critical" title={words(on.saveFailure)}>
          {on.saveFailure.kind === 'business' ? text.refreshed : text.notSaved}
        </Notice>
      )}
      {on.actFailure && asked === null && (
        <Notice tone="critical" title={text.notActed}>
          {words(on.actFailure)}
        </Notice>
      )}
      {overtaken.length > 0 && !on.saveFailure && (
        <Notice tone="caution" title={text.overtaken}>
          <Inline gap={12}>
            <span>{text.overtakenOf(overtaken.join(text.comma))}</span>
            <Button size="small" onPress={on.settle}>
              {text.understood}
            </Button>
          </Inline>
        </Notice>
      )}
      <DropPlace label={text.waiting} onPut={put(WAITING)}>
        <Inline justify="between">
          <Heading level={2}>{text.waiting}</Heading>
          {on.isTouched && (
            <Button size="small" variant="quiet" onPress={on.discard}>
              {text.discard}
            </Button>
          )}
        </Inline>
        <Text size={13} tone="quiet">
          {waiting.length === 0 ? text.noneWaiting : text.waitingHint}
        </Text>
        <GangJobs
          label={text.waiting}
          orders={waiting}
          layout={null}
          spot={WAITING}
          places={placesFrom(WAITING)}
          unlaid={on.board.unlaid}
          isLettered={false}
          onMove={moveAll}
          onSplit={(order) => setSplit({ order, spot: WAITING })}
        />
      </DropPlace>
      <div className={css.sheets}>
        {sheets.map((sheet, at) => (
          <SheetCard
            key={sheet.spot}
            sheet={sheet}
            name={nameOf(sheet, at)}
            terms={terms}
            places={placesFrom(sheet.spot)}
            unlaid={on.board.unlaid}
            pending={on.pendingOn(sheet.spot)}
            onPut={put(sheet.spot)}
            onMove={moveAll}
            onSplit={(order) => setSplit({ order, spot: sheet.spot })}
            onSave={() => void on.save(sheet.spot)}
            onStep={(event) => {
              if (sheet.saved === null) return;
              if (event === 'OUTSOURCE') setAsked(sheet.saved);
              else void on.act(sheet.saved, event);
            }}
          />
        ))}
      </div>
      {split !== null && (
        <PartBoundary>
          <SplitDialog
            order={split.order}
            board={on.board}
            terms={terms}
            places={placesFrom(split.spot)}
            onMove={(to, styles) => move(split.order, to, styles)}
            onEnd={() => setSplit(null)}
          />
        </PartBoundary>
      )}
      {asked !== null && (
        <PartBoundary>
          <ActDialog
            step={outsource}
            of={null}
            isPass={false}
            isPending={on.pendingOn(`s${asked.id}`) === 'OUTSOURCE'}
            failure={on.actFailure}
            refused={on.actFields}
            onSend={({ reason }) =>
              void on.act(asked, 'OUTSOURCE', reason).then((isDone) => isDone && setAsked(null))
            }
            onEnd={() => setAsked(null)}
          />
        </PartBoundary>
      )}
    </div>
  );
}
