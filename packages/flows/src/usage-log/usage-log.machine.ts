/**
 * Collects which products are looked at and posts it now and then. Nothing is drawn.
 * idle · disabled · empty · collecting: every 300 s kept, or posted when due · posting: a sealed batch
 * under its own key; until it is known to have arrived it is posted again exactly as it was.
 * @see specification §3 usage history, §9 usage log; A6 of the domain decisions
 */

import * as errCode from '@banxin/contract/codes';
import {
  USAGE_LOG_FLUSH_MS,
  USAGE_LOG_MAX_AGE_MS,
  USAGE_LOG_MAX_ENTRIES,
  USAGE_LOG_MAX_ORDERS,
} from '@banxin/contract/constants';
import { assign, emit, fromPromise, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { unprovided } from '../unprovided.ts';
import type {
  UsageBatch,
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

const withEvent = (context: UsageLogContext, event: UsageLogEvent): readonly UsageEntry[] => {
  if (event.type !== 'LOG') return context.entries;
  const { productCategoryId, orderTimes } = event;
  return merged(context.entries, { productCategoryId, orderTimes });
};

/** The server has read it and will never take it; sent again for ever, it would hold up the rest. */
const NEVER: readonly (number | undefined)[] = [
  errCode.invalidInput,
  errCode.unreadableBody,
  errCode.repeatDiffers,
];
const isRefused = (error: unknown): boolean => NEVER.includes(failureOf(error).errCode);

export const usageLogMachine = setup({
  types: {} as {
    context: UsageLogContext;
    events: UsageLogEvent;
    input: UsageLogInput;
    emitted: UsageLogEmitted;
    tags: 'collecting';
  },
  actors: {
    post: fromPromise<unknown, UsageBatch | undefined>(unprovided('post')),
  },
  actions: {
    merge: assign({ entries: ({ context, event }) => withEvent(context, event) }),
    // A batch that may have arrived goes again as it was; only a fresh one takes what was collected.
    seal: assign(({ context: { batch, entries, key, now, sealed } }) =>
      batch
        ? {}
        : {
            batch: {
              key: `${key}-${sealed}`,
              sealedAt: now(),
              entries: entries.slice(0, USAGE_LOG_MAX_ENTRIES),
            },
            entries: entries.slice(USAGE_LOG_MAX_ENTRIES),
            age: 0,
            sealed: sealed + 1,
          },
    ),
    arrive: assign({ batch: undefined }),
    giveUp: assign({ batch: undefined }),
    grow: assign({ age: ({ context }) => context.age + USAGE_LOG_FLUSH_MS }),
    enable: assign({ enabled: true }),
    disable: assign({ enabled: false, entries: [], age: 0, batch: undefined }),
    store: emit(({ context: { entries, age, batch } }) => ({
      type: 'store',
      key: 'usageLog',
      value: JSON.stringify({ entries, age, batch }),
      expiresInSeconds: undefined,
    })),
    storeNothing: emit({ type: 'store', key: 'usageLog', value: '', expiresInSeconds: 0 }),
  },
  guards: {
    isDisabled: ({ context }) => !context.enabled,
    hasEntries: ({ context }) => context.entries.length > 0,
    hasStored: ({ context: { entries, batch } }) => entries.length > 0 || batch !== undefined,
    // A batch that waits to be tried again waits for its flush, however much comes behind it.
    reachesLimit: ({ context, event }) =>
      context.batch === undefined && ordersOf(withEvent(context, event)) >= USAGE_LOG_MAX_ORDERS,
    isDue: ({ context: { age, batch } }) =>
      batch !== undefined || age + USAGE_LOG_FLUSH_MS >= USAGE_LOG_MAX_AGE_MS,
    isRefused: (_, { error }: { error: unknown }) => isRefused(error),
    isRefusedWithMore: ({ context }, { error }: { error: unknown }) =>
      isRefused(error) && context.entries.length > 0,
  },
  delays: { LOG_FLUSH: USAGE_LOG_FLUSH_MS },
}).createMachine({
  id: 'usage-log',
  context: ({ input }) => ({
    enabled: input.enabled,
    entries: input.stored.entries,
    age: input.stored.age,
    batch: input.stored.batch,
    key: input.key,
    now: input.now,
    sealed: 0,
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
        KEEP: { actions: 'store' },
        DISABLE: { target: 'disabled', actions: ['disable', 'storeNothing'] },
      },
      after: {
        LOG_FLUSH: [
          { guard: 'isDue', target: 'posting', actions: 'grow' },
          { target: 'collecting', reenter: true, actions: ['grow', 'store'] },
        ],
      },
    },
    posting: {
      tags: 'collecting',
      // Stored before it is sent: a page that goes meanwhile posts it again under the same key.
      entry: ['seal', 'store'],
      invoke: {
        id: 'post',
        src: 'post',
        input: ({ context }) => context.batch,
        onDone: [
          { guard: 'hasEntries', target: 'collecting', actions: ['arrive', 'store'] },
          { target: 'empty', actions: ['arrive', 'storeNothing'] },
        ],
        onError: [
          {
            guard: { type: 'isRefusedWithMore', params: ({ event }) => ({ error: event.error }) },
            target: 'collecting',
            actions: ['giveUp', 'store'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'empty',
            actions: ['giveUp', 'storeNothing'],
          },
          // Nothing is lost: the next flush tries again.
          { target: 'collecting', actions: 'store' },
        ],
      },
      on: {
        // What is looked at while the log is on its way is posted with the next one.
        LOG: { actions: 'merge' },
        KEEP: { actions: 'store' },
        DISABLE: { target: 'disabled', actions: ['disable', 'storeNothing'] },
      },
    },
  },
});
