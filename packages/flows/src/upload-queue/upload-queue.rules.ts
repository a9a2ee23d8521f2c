/** What a queue of print files stands at, and what its gestures mean for each file. Pure. */
import { UPLOADS_AT_ONCE } from '@banxin/contract/constants';
import type {
  Order,
  QueuedFile,
  Standing,
  UploadQueueContext,
  UploadQueueEvent,
} from './upload-queue.types.ts';

/** What a gesture does to a file that stands somewhere; a standing without an entry is left alone. */
type Gesture = Readonly<
  Partial<Record<Standing, { readonly standing: Standing; readonly order: Order }>>
>;

const hold: Gesture = {
  waiting: { standing: 'paused', order: 'PAUSE' },
  sending: { standing: 'paused', order: 'PAUSE' },
};
const release: Gesture = { paused: { standing: 'waiting', order: 'RESUME' } };
const retry: Gesture = {
  failed: { standing: 'waiting', order: 'RETRY' },
  unchecked: { standing: 'checking', order: 'RETRY' },
};
const away = { standing: 'leaving', order: 'REMOVE' } as const;
const remove: Gesture = {
  waiting: away,
  sending: away,
  paused: away,
  checking: away,
  ready: away,
  failed: away,
  unchecked: away,
  refused: away,
};

const GESTURES: Readonly<Partial<Record<UploadQueueEvent['type'], Gesture>>> = {
  PAUSE: hold,
  'ITEM.PAUSE': hold,
  RESUME: release,
  'ITEM.RESUME': release,
  'RETRY.ALL': retry,
  'ITEM.RETRY': retry,
  CLEAR: remove,
  'ITEM.REMOVE': remove,
  // Not a pause: they go on by themselves when the network is back.
  OFFLINE: { sending: { standing: 'waiting', order: 'YIELD' } },
};

/** The file with this key; undefined when it is not, or not any more, in the queue. */
export const fileOf = ({ items }: UploadQueueContext, key: string): QueuedFile | undefined =>
  items.find(({ file }) => file.key === key);

/** The files after a gesture, of one file or of all. */
export function gestured(
  items: readonly QueuedFile[],
  event: UploadQueueEvent,
): readonly QueuedFile[] {
  const gesture = GESTURES[event.type];
  const meant = 'key' in event ? event.key : undefined;
  return items.map((item) =>
    meant === undefined || meant === item.file.key
      ? { ...item, ...gesture?.[item.standing] }
      : item,
  );
}

/** The file that may start now; undefined while nothing waits, nothing may be sent or enough is. */
export function nextTurn({ items, isOnline }: UploadQueueContext): QueuedFile | undefined {
  const sending = items.filter(({ standing }) => standing === 'sending').length;
  return isOnline && sending < UPLOADS_AT_ONCE
    ? items.find(({ standing }) => standing === 'waiting')
    : undefined;
}

/** Which state the queue is in, read off its files. */
export function stageOf({
  items,
  isOnline,
}: UploadQueueContext): 'empty' | 'running' | 'offline' | 'paused' | 'incomplete' | 'complete' {
  const some = (...standings: readonly Standing[]) =>
    items.some(({ standing }) => standings.includes(standing));
  if (items.length === 0) return 'empty';
  if (some('waiting')) return isOnline ? 'running' : 'offline';
  if (some('sending')) return 'running';
  if (some('paused')) return 'paused';
  if (some('checking', 'leaving')) return 'running';
  return some('failed', 'unchecked', 'refused') ? 'incomplete' : 'complete';
}
