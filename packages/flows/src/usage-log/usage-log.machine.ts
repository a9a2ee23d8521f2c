/**
 * Collects what is ordered of which category and posts it now and then. Nothing is drawn.
 * idle · disabled · empty · collecting: every 300 s kept, or posted when due · posting.
 * @see specification §3 usage history, §9 usage log; A6 of the domain decisions
 */
import {
  USAGE_LOG_FLUSH_MS,
  USAGE_LOG_MAX_AGE_MS,
  USAGE_LOG_MAX_ORDERS,
} from '@banxin/contract/constants';
import { assign, emit, fromPromise, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import type {
  UsageEntry,
  UsageLogContext,
  UsageLogEmitted,
  UsageLogEvent,
  UsageLogInput,
} from './usage-log.types.ts';

const ordersOf = (entries: readonly UsageEntry[]): number =>
  entries.reduce((sum, { orderTimes }) => sum + orderTimes, 0);

/** One entry per category, in the order in which the categories were met. */
const merged = (entries: readonly UsageEntry[], added: UsageEntry): readonly UsageEntry[] => {
  const known = entries.some(({ productCategoryId: id }) => id === added.productCategoryId);
  if (!known) return [...entries, added];
  return entries.map((entry) =>
    entry.productCategoryId === added.productCategoryId
      ? { ...entry, orderTimes: entry.orderTimes + added.orderTimes }
      : entry,
  );
};

/** What was collected while a post was on its way. */
const without = (
  entries: readonly UsageEntry[],
  posted: readonly UsageEntry[],
): readonly UsageEntry[] =>
  entries.flatMap((entry) => {
    const gone = posted.find(({ productCategoryId: id }) => id === entry.productCategoryId);
    const orderTimes = entry.orderTimes - (gone?.orderTimes ?? 0);
    return orderTimes > 0 ? [{ ...entry, orderTimes }] : [];
  });

const withEvent = (context: UsageLogContext, event: UsageLogEvent): readonly UsageEntry[] => {
  if (event.type !== 'LOG') return context.entries;
  const { productCategoryId, orderTimes } = event;
  return merged(context.entries, { productCategoryId, orderTimes });
};

export const usageLogMachine = setup({
  types: {} as {
    context: UsageLogContext;
    events: UsageLogEvent;
    input: UsageLogInput;
    emitted: UsageLogEmitted;
    tags: 'collecting';
  },
  actors: {
    post: fromPromise<unknown, { entries: readonly UsageEntry[] }>(unprovided('post')),
  },
  actions: {
    merge: assign({ entries: ({ context, event }) => withEvent(context, event) }),
    seal: assign({ posted: ({ context }) => context.entries }),
    clear: assign(({ context: { entries, posted } }) => ({
      entries: without(entries, posted),
      posted: [],
      age: 0,
    })),
    grow: assign({ age: ({ context }) => context.age + USAGE_LOG_FLUSH_MS }),
    enable: assign({ enabled: true }),
    disable: assign({ enabled: false, entries: [], age: 0 }),
    store: emit(({ context }) => ({
      type: 'store',
      key: 'usageLog',
      value: JSON.stringify({ entries: context.entries, age: context.age }),
      expiresInSeconds: undefined,
    })),
    storeNothing: emit({ type: 'store', key: 'usageLog', value: '', expiresInSeconds: 0 }),
  },
  guards: {
    isDisabled: ({ context }) => !context.enabled,
    hasMore: ({ context: { entries, posted } }) => without(entries, posted).length > 0,
    hasStored: ({ context }) => context.entries.length > 0,
    reachesLimit: ({ context, event }) =>
      ordersOf(withEvent(context, event)) >= USAGE_LOG_MAX_ORDERS,
    isOldEnough: ({ context }) => context.age + USAGE_LOG_FLUSH_MS >= USAGE_LOG_MAX_AGE_MS,
  },
  delays: { LOG_FLUSH: USAGE_LOG_FLUSH_MS },
}).createMachine({
  id: 'usage-log',
  context: ({ input }) => ({
    enabled: input.enabled,
    entries: input.stored,
    age: input.storedAge,
    posted: [],
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        BEGIN: [
          { guard: 'isDisabled', target: 'disabled', actions: ['disable', 'storeNothing'] },
          { guard: 'hasStored', target: 'collecting' },
          { target: 'empty' },
        ],
      },
    },
    disabled: { on: { ENABLE: { target: 'empty', actions: 'enable' } } },
    empty: {
      on: {
        LOG: [
          { guard: 'reachesLimit', target: 'posting', actions: 'merge' },
          { target: 'collecting', actions: 'merge' },
        ],
        DISABLE: { target: 'disabled', actions: ['disable', 'storeNothing'] },
      },
    },
    collecting: {
      tags: 'collecting',
      on: {
        LOG: [{ guard: 'reachesLimit', target: 'posting', actions: 'merge' }, { actions: 'merge' }],
        DISABLE: { target: 'disabled', actions: ['disable', 'storeNothing'] },
      },
      after: {
        LOG_FLUSH: [
          { guard: 'isOldEnough', target: 'posting', actions: ['grow', 'store'] },
          { target: 'collecting', reenter: true, actions: ['grow', 'store'] },
        ],
      },
    },
    posting: {
      tags: 'collecting',
      entry: 'seal',
      invoke: {
        id: 'post',
        src: 'post',
        input: ({ context }) => ({ entries: context.entries }),
        onDone: [
          { guard: 'hasMore', target: 'collecting', actions: ['clear', 'store'] },
          { target: 'empty', actions: ['clear', 'storeNothing'] },
        ],
        // Nothing is lost: the next flush tries again.
        onError: { target: 'collecting', actions: 'store' },
      },
      on: {
        // What is ordered while the log is on its way is posted with the next one.
        LOG: { actions: 'merge' },
        DISABLE: { target: 'disabled', actions: ['disable', 'storeNothing'] },
      },
    },
  },
});
