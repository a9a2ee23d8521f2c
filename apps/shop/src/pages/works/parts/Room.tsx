/** A desk: its queue on the left, the case that is open on the right, and keys for both. */
import type { Desk } from '@banxin/contract/lifecycles/works';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Sheet } from '@banxin/ui/Sheet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { deskText } from '../../../features/works/desk.messages.ts';
import { afterPaint } from '../../../lib/afterPaint.ts';
import { ListSheet } from '../../../lib/ListSheet.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import type { List } from '../../../lib/useList.ts';
import { type Chosen, useChosen } from '../useChosen.ts';
import { useCursor } from '../useCursor.ts';
import { useDealtWith } from '../useDealtWith.ts';
import { useDeskKeys } from '../useDeskKeys.ts';
import { useOpenCase } from '../useOpenCase.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';
import { Queue, type QueueRow } from './Queue.tsx';

const KeysDialog = lazyPart(() => import('./KeysDialog.tsx'));

/** What happens after a step of the case that is open. */
export interface Onward {
  /** It is done here: the one behind it takes its place. */
  readonly next: () => void;
  /** It is still open: the queue shows how it stands. */
  readonly stay: () => void;
}

export interface RoomProps<Row> {
  readonly desk: Desk;
  /** Without tabs and filters of its own. */
  readonly list: List<Row, Record<never, never>>;
  readonly rowOf: (row: Row) => QueueRow;
  readonly noun: string;
  readonly searchPlaceholder: string;
  readonly searchHint: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** @default the name of the desk */
  readonly title?: string;
  /** After the words that are searched for. */
  readonly filters?: ReactNode;
  /** Why nothing is there. @default that all is done */
  readonly empty?: { readonly title: string; readonly hint: string };
  /** What is done with several cases at once; absent where nothing is. @param onDone these were dealt with */
  readonly bulk?: (
    chosen: Chosen<Row>,
    openKey: string | null,
    onDone: (keys: readonly string[]) => void,
  ) => ReactNode;
  /** Reads the case ahead, so that it is there when it is opened. @param key of its row; null for none */
  readonly useAhead?: (key: string | null) => void;
  readonly children: (key: string, onward: Onward) => ReactNode;
}

const readNothing = (): void => undefined;

/** A component of its own, so that nothing beside it is drawn again for what is read after the case that is opened. */
function Ahead({ rowKey, useAhead }: { readonly rowKey: string | null } & AheadProps) {
  const [ahead, setAhead] = useState<string | null>(null);
  useEffect(() => afterPaint(() => setAhead(rowKey)), [rowKey]);
  useAhead(ahead);
  return null;
}

type AheadProps = Required<Pick<RoomProps<unknown>, 'useAhead'>>;

export function Room<Row>(props: RoomProps<Row>) {
  const { desk, list, rowOf, noun, searchPlaceholder, searchHint, action, children } = props;
  const { title, filters, empty, bulk, useAhead = readNothing } = props;
  const text = useText(worksText);
  const names = useText(deskText);
  const room = useRef<HTMLDivElement>(null);
  const { openKey, open } = useOpenCase();
  const [areKeysShown, setKeysShown] = useState(false);
  const rows = list.rows.state === 'ready' ? list.rows.value.items : [];
  const drawn = rows.map(rowOf);
  const keyAt = (at: number): string | null => drawn[at]?.key ?? null;
  const at = drawn.findIndex(({ key }) => key === openKey);
  const go = (to: number) => () => {
    const next = keyAt(Math.min(Math.max(to, 0), rows.length - 1));
    if (next !== null) open(next, { replace: true });
  };
  const chosen = useChosen(rows, (row) => rowOf(row).key);
  const { toggle, add, drop } = chosen;
  const cursor = useCursor(room);
  /** Goes on in the queue and chooses on the way, without opening anything. */
  const extend = (by: 1 | -1) => () => {
    const from = drawn.findIndex(({ key }) => key === (cursor.at() ?? openKey));
    const to = keyAt(from + by);
    add([keyAt(from), to].filter((key) => key !== null));
    if (to !== null) cursor.goTo(to);
  };
  /** All that are shown, or none of them once they are. */
  const chooseAll = (): void => {
    const keys = drawn.map(({ key }) => key);
    if (chosen.isFull || keys.every(chosen.has)) drop(keys);
    else add(keys);
  };
  const focusOn = (button: string) => () =>
    room.current?.querySelector<HTMLElement>(button)?.focus();
  useDeskKeys({
    j: go(at + 1),
    k: go(at - 1),
    ...(bulk && {
      x: () => {
        const key = cursor.at() ?? openKey ?? keyAt(0);
        if (key !== null) toggle(key);
      },
      'shift+j': extend(1),
      'shift+k': extend(-1),
      'shift+x': chooseAll,
      b: focusOn('[data-bulk] button'),
    }),
    // The first that can be taken, as it is drawn first.
    a: focusOn('[data-acts] button:enabled'),
    '/': focusOn('input[type=search]'),
    '?': () => setKeysShown(true),
  });
  const dealtWith = useDealtWith(drawn);
  const onward = drawn.slice(at + 1).find(dealtWith.isLeft);
  // Whoever took the step reads the queue again.
  const next = (): void => {
    const done = drawn[at];
    if (done !== undefined) dealtWith.add(done);
    const back = drawn.slice(0, Math.max(at, 0)).findLast(dealtWith.isLeft);
    open((onward ?? back)?.key ?? null, { replace: true });
  };
  return (
    <div ref={room} className={css.room}>
      <Ahead rowKey={onward?.key ?? null} useAhead={useAhead} />
      <ListSheet
        title={title ?? names[desk]}
        level={2}
        noun={noun}
        list={list}
        action={action}
        words={{ label: text.search, placeholder: searchPlaceholder, hint: searchHint }}
        filters={filters}
        empty={empty ?? { title: text.done, hint: text.doneHint }}
      >
        {(shown, isPending) => (
          <>
            {bulk?.(chosen, openKey, (keys) => {
              if (openKey === null || !keys.includes(openKey)) return;
              const left = shown.map((row) => rowOf(row).key).filter((key) => !keys.includes(key));
              open(left[0] ?? null, { replace: true });
            })}
            <Queue
              label={noun}
              rows={shown.map(rowOf)}
              isPending={isPending}
              openKey={openKey}
              onOpen={(key) => open(key, { replace: false })}
              choosing={bulk && chosen}
            />
          </>
        )}
      </ListSheet>
      {openKey === null ? (
        <Sheet>
          <EmptyState title={text.choose}>{text.chooseHint}</EmptyState>
        </Sheet>
      ) : (
        children(openKey, { next, stay: list.refresh })
      )}
      {areKeysShown && (
        <PartBoundary>
          <KeysDialog room={desk} onEnd={() => setKeysShown(false)} />
        </PartBoundary>
      )}
    </div>
  );
}
