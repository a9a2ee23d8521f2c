/** One sheet: how its jobs lie, how full it is, how long it runs, what is promised, and what can be done with it. */
import { getPlateLayout } from '@banxin/contract/calls/works/gang';
import type { GangEvent, GangOrder } from '@banxin/contract/entities/gang';
import { type GangTerms, gangPress, gangSheets } from '@banxin/pricing/gangSheet';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import type { MenuItem } from '@banxin/ui/Menu';
import { Notice } from '@banxin/ui/Notice';
import { ProgressBar } from '@banxin/ui/ProgressBar';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { useId, useMemo, useState } from 'react';
import { SheetDrawing } from '../../../../features/quote/SheetDrawing.tsx';
import { useFixedWords } from '../../../../lib/fixedWords.ts';
import { SaveFileButton } from '../../../../lib/SaveFileButton.tsx';
import { useText } from '../../../../lib/text.ts';
import { type BoardSheet, earliest } from '../arrange.ts';
import type { Dragged } from '../dragged.ts';
import * as css from '../Gang.css.ts';
import { gangText } from '../gang.messages.ts';
import { type SheetStanding, standingOf } from '../sheetStanding.ts';
import { DropPlace } from './DropPlace.tsx';
import { GangJobs, letterOf } from './GangJobs.tsx';

interface DrawingProps {
  readonly sheet: BoardSheet;
  readonly terms: GangTerms;
  readonly stands: SheetStanding | null;
  readonly name: string;
  readonly looked: number | null;
}

function Drawing({ sheet, terms, stands, name, looked }: DrawingProps) {
  const text = useText(gangText);
  const { orders } = sheet;
  if (stands === null) {
    return (
      <div className={`${css.stage} ${css.none}`}>
        <Text tone="critical">{text.tooFull}</Text>
      </div>
    );
  }
  const { widthMm, heightMm, gripperMm } = gangPress(terms);
  const letters = new Map(orders.map(({ orderId }, at) => [orderId, letterOf(at)]));
  // Of a job in parts which style it is: another sheet has the others.
  const inParts = new Set(orders.flatMap(({ orderId, part }) => (part ? [orderId] : [])));
  const markOf = (key: number, style: number): string =>
    `${letters.get(key) ?? ''}${inParts.has(key) ? style : ''}`;
  const isLooked = looked !== null && letters.has(looked);
  return (
    <div className={css.stage}>
      <SheetDrawing
        label={text.drawn(name, stands.fill, stands.places.length)}
        marks={stands.places.map(({ key, style }) => markOf(key, style))}
        sheet={{
          ...{ widthMm, heightMm, gripperMm },
          edgeMm: Math.max(0, ...stands.places.map(({ edgeMm }) => edgeMm)),
          places: stands.places.map((place) => ({
            ...place,
            isOwn: !isLooked || place.key === looked,
          })),
          nUp: stands.places.length,
          ...{ folds: { x: [], y: [] }, die: null, isTurned: false },
        }}
      />
    </div>
  );
}

export interface SheetCardProps {
  readonly sheet: BoardSheet;
  readonly name: string;
  readonly terms: GangTerms;
  readonly places: readonly MenuItem[];
  /** Of orders that lie on sheets in part: how many of their styles wait still. */
  readonly unlaid: ReadonlyMap<number, number>;
  /** What of it is on its way. */
  readonly pending: GangEvent | 'save' | null;
  readonly onPut: (dragged: Dragged) => void;
  readonly onMove: (order: GangOrder, to: string) => void;
  readonly onSplit: (order: GangOrder) => void;
  readonly onSave: () => void;
  readonly onStep: (event: GangEvent) => void;
}

export function SheetCard(props: SheetCardProps) {
  const { sheet, name, terms, places, unlaid, pending, onPut, onMove, onSplit, onSave, onStep } =
    props;
  const text = useText(gangText);
  const words = useFixedWords();
  const why = useId();
  const [looked, setLooked] = useState<number | null>(null);
  const stands = useMemo(() => standingOf(terms, sheet), [terms, sheet]);
  const { saved, orders, isChanged } = sheet;
  const isAtWork = saved?.plan != null;
  const refusals = (saved?.steps ?? []).flatMap(({ refusal }) => refusal ?? []);
  const first = earliest(orders);
  const hint = isChanged && saved ? [text.openFirst] : refusals.map(words);
  const bound = saved?.bound.map(({ sheetNo }) => sheetNo) ?? [];
  return (
    <DropPlace label={name} onPut={onPut} isClosed={isAtWork}>
      <Inline justify="between">
        <Heading level={2}>{name}</Heading>
        <StatusTag tone={isAtWork ? 'positive' : isChanged ? 'caution' : 'neutral'}>
          {isAtWork ? text.opened : isChanged ? (saved ? text.changed : text.unsaved) : text.saved}
        </StatusTag>
      </Inline>
      {saved?.fallen.map(({ orderSN, statusLabel }) => (
        <Notice key={orderSN} tone="caution" title={text.fallen(orderSN, words(statusLabel))}>
          {text.fallenHint}
        </Notice>
      ))}
      <Drawing {...{ sheet, terms, stands, name, looked }} />
      <ProgressBar
        label={text.fill}
        value={stands?.fill ?? 100}
        {...(stands === null && { valueLabel: text.tooFull })}
        tone={stands === null ? 'critical' : 'action'}
      />
      <dl className={css.facts}>
        <dt>{text.run}</dt>
        <dd className={css.value}>
          {stands ? text.runOf(stands.run, gangSheets(terms, stands.run)) : '—'}
        </dd>
        <dt>{text.earliest}</dt>
        <dd className={css.value}>{first ?? text.noDay}</dd>
      </dl>
      <GangJobs
        label={name}
        orders={orders}
        layout={stands}
        spot={sheet.spot}
        unlaid={unlaid}
        places={isAtWork ? [] : places}
        isLettered
        onMove={onMove}
        onSplit={onSplit}
        onLook={setLooked}
      />
      {bound.length > 0 && <Text size={13}>{text.boundTo(bound.join(text.comma))}</Text>}
      <div data-acts>
        <Inline gap={8}>
          {isChanged && !isAtWork && (
            <Button
              variant="primary"
              isDisabled={stands === null && orders.length > 0}
              isPending={pending === 'save'}
              onPress={onSave}
            >
              {text.save}
            </Button>
          )}
          {saved?.steps.map(({ event, refusal }, at) => (
            <Button
              key={event}
              variant={at === 0 && !isChanged && !isAtWork ? 'primary' : 'secondary'}
              isDisabled={refusal !== null || (isChanged && !isAtWork)}
              isPending={pending === event}
              aria-describedby={hint.length > 0 ? why : undefined}
              onPress={() => onStep(event)}
            >
              {text[event]}
            </Button>
          ))}
          {saved !== null && !isChanged && (
            <SaveFileButton
              call={getPlateLayout}
              input={{ id: saved.id }}
              words={{ label: text.plate, done: text.plateSaved, failed: text.plateFailed }}
            />
          )}
        </Inline>
      </div>
      <Text size={12} tone="quiet">
        <span id={why}>{hint.join(' ')}</span>
        {saved && saved.by !== '' && hint.length === 0 && text.by(saved.by)}
      </Text>
    </DropPlace>
  );
}
