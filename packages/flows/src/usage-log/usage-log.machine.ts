/**
 * Collects which products are looked at and posts it now and then. Nothing is drawn.
 * idle · disabled · empty · collecting: every 300 s kept, or posted when due, an hour after its first
 * entry, however many visits ago that was · posting: a sealed batch under its own key; until it is known
 * to have arrived it is posted again exactly as it was.
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
  BeaconEmitted,
  UsageBatch,
  UsageCount,
  UsageEntry,
  UsageLogContext,
  UsageLogEmitted,
  UsageLogEvent,
  UsageLogInput,
} from './usage-log.types.ts';

const ordersOf = (entries: readonly UsageCount[]): number =>
  entries.reduce((sum, { orderTimes }) => sum + orderTimes, 0);

/** One entry per category, in the order in which the categories were met. */
const merged = (entries: readonly UsageEntry[], added: UsageEntry): readonly UsageEntry[] => {
  const known = entries.some(({ productCategoryId: id }) => id === added.productCategoryId);
  if (!known) return [...entries, added];
  return entries.map((entry) =>
    entry.productCategoryId === added.productCategoryId
      ? {
          ...entry,
          orderTimes: entry.orderTimes + added.orderTimes,
          firstAt: Math.min(entry.firstAt, added.firstAt),
        }
      : entry,
  );
};

const withEvent = (context: UsageLogContext, event: UsageLogEvent): readonly UsageEntry[] => {
  if (event.type !== 'LOG') return context.entries;
  const { productCategoryId, orderTimes, at } = event;
  return merged(context.entries, { productCategoryId, orderTimes, firstAt: at });
};

/** Until the first entry is old enough; not below 0. @unit ms */
const untilDue = ({ entries, now }: UsageLogContext): number =>
  Math.max(0, Math.min(...entries.map(({ firstAt }) => firstAt)) + USAGE_LOG_MAX_AGE_MS - now());

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
              entries: entries
                .slice(0, USAGE_LOG_MAX_ENTRIES)
                .map(({ productCategoryId, orderTimes }) => ({ productCategoryId, orderTimes })),
            },
            entries: entries.slice(USAGE_LOG_MAX_ENTRIES),
            sealed: sealed + 1,
          },
    ),
    arrive: assign({ batch: undefined }),
    giveUp: assign({ batch: undefined }),
    enable: assign({ enabled: true }),
    disable: assign({ enabled: false, entries: [], batch: undefined }),
    store: emit(({ context: { entries, batch } }) => ({
      type: 'store',
      key: 'usageLog',
      value: JSON.stringify({ entries, batch }),
      expiresInSeconds: undefined,
    })),
    storeNothing: emit({ type: 'store', key: 'usageLog', value: '', expiresInSeconds: 0 }),
    // Only where `seal` went before.
    beacon: emit(({ context }) => ({ type: 'beacon', batch: context.batch }) as BeaconEmitted),
  },
  guards: {
    isDisabled: ({ context }) => !context.enabled,
    hasEntries: ({ context }) => context.entries.length > 0,
    hasNothing: ({ context: { entries, batch } }) => entries.length === 0 && batch === undefined,
    // A batch that waits to be tried again waits for its flush, however much comes behind it.
    reachesLimit: ({ context, event }) =>
      context.batch === undefined && ordersOf(withEvent(context, event)) >= USAGE_LOG_MAX_ORDERS,
    isDue: ({ context }) =>
      context.batch !== undefined ||
      ordersOf(context.entries) >= USAGE_LOG_MAX_ORDERS ||
      untilDue(context) === 0,
    isRefused: (_, { error }: { error: unknown }) => isRefused(error),
    isRefusedWithMore: ({ context }, { error }: { error: unknown }) =>
      isRefused(error) && context.entries.length > 0,
  },
  delays: {
    // A batch that did not arrive waits the whole pause.
    LOG_FLUSH: ({ context }) =>
      context.batch ? USAGE_LOG_FLUSH_MS : Math.min(USAGE_LOG_FLUSH_MS, untilDue(context)),
  },
}).createMachine({
  id: 'usage-log',
  context: ({ input }) => ({
    enabled: input.enabled,
    // The clock may have been set back since: what seems to come from later counts from now.
    entries: input.stored.entries.map((entry) => ({
      ...entry,
      firstAt: Math.min(entry.firstAt, input.now()),
    })),
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
          { guard: 'hasNothing', target: 'empty' },
          { guard: 'isDue', target: 'posting' },
          { target: 'collecting' },
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
        LEAVE: [{ guard: 'isDue', actions: ['seal', 'store', 'beacon'] }, { actions: 'store' }],
        DISABLE: { target: 'disabled', actions: ['disable', 'storeNothing'] },
      },
      after: {
        LOG_FLUSH: [
          { guard: 'isDue', target: 'posting' },
          { target: 'collecting', reenter: true, actions: 'store' },
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
        LEAVE: { actions: ['store', 'beacon'] },
        DISABLE: { target: 'disabled', actions: ['disable', 'storeNothing'] },
      },
    },
  },
});
