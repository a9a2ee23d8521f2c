/** What a pressed option brought with it, why and for how much, and the way back; or why it cannot be had, and the nearest. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/text.ts';
import * as css from './ChoiceNote.css.ts';
import { quoteText } from './quote.messages.ts';
import { type Blocked, type Configurator, leavesGang, type Moved } from './useConfigurator.ts';

/** A difference in words: 少 ¥12.40. */
function useDelta(): (fen: number) => string {
  const text = useText(quoteText);
  return (fen) => {
    if (fen === 0) return text.samePrice;
    return fen < 0 ? text.cheaper(formatFen(-fen)) : text.dearer(formatFen(fen));
  };
}

interface PartProps {
  readonly configurator: Configurator;
}

function BlockedNote({ blocked, configurator }: PartProps & { readonly blocked: Blocked }) {
  const text = useText(quoteText);
  const delta = useDelta();
  const { nearest } = blocked;
  return (
    <Notice tone="caution" title={text.blockedTitle(blocked.label)}>
      <Stack gap={12}>
        <Text>{blocked.reason}</Text>
        <Inline gap={12}>
          {nearest && (
            <div className={css.offer}>
              <Button variant="primary" onPress={() => configurator.acceptNearest(nearest)}>
                {nearest.changes.map(text.pick).join(text.separator)}
                {blocked.delta !== null && `${text.dot}${delta(blocked.delta)}`}
              </Button>
            </div>
          )}
          <Button onPress={configurator.dismiss}>{text.dismiss}</Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

function MovedNote({ moved, configurator }: PartProps & { readonly moved: Moved }) {
  const text = useText(quoteText);
  const delta = useDelta();
  const { priceBefore, changes, reasons } = moved;
  const now = configurator.quote?.valid ? configurator.quote : null;
  const hasChanges = changes.length > 0;
  return (
    <Notice tone="action" title={hasChanges ? text.changed : text.changedPrice}>
      <Stack gap={8}>
        {hasChanges && <Text>{changes.map(text.change).join(text.separator)}</Text>}
        {reasons.length > 0 && <Text tone="body">{reasons.join(text.stop)}</Text>}
        {priceBefore && now && leavesGang(priceBefore, now) && <Text>{text.aloneNow}</Text>}
        {priceBefore && now && (
          <Text>
            {text.fromTo(formatFen(priceBefore.total), formatFen(now.total))}
            {text.dot}
            {delta(now.total - priceBefore.total)}
          </Text>
        )}
        <Inline>
          <Button onPress={configurator.undo}>{text.undo}</Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

export default function ChoiceNote({ configurator }: PartProps) {
  const { blocked, moved } = configurator;
  const note = useRef<HTMLDivElement>(null);
  // What a press brought is read where it was pressed: never below the window's edge.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={note}>
      {blocked ? (
        <BlockedNote blocked={blocked} configurator={configurator} />
      ) : (
        moved && <MovedNote moved={moved} configurator={configurator} />
      )}
    </div>
  );
}
