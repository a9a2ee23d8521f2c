/**
 * The thumbnail preview dialog.
 * closed · empty: 暂无图片信息 · gallery: loading | shown | zoomed | broken.
 * @see specification §2 dialogs, §9 stacking 4000
 */
import { assign, setup } from 'xstate';
import type { PreviewViewerContext, PreviewViewerEvent } from './preview-viewer.types.ts';

const clamp = (index: number, count: number): number =>
  Math.min(Math.max(0, index), Math.max(0, count - 1));

export const previewViewerMachine = setup({
  types: {} as {
    context: PreviewViewerContext;
    events: PreviewViewerEvent;
    tags: 'open' | 'loading' | 'zoomed' | 'broken';
  },
  actions: {
    take: assign(({ context, event }) =>
      event.type === 'OPEN'
        ? { images: event.images, index: clamp(event.index, event.images.length), arrived: [] }
        : context,
    ),
    go: assign({
      index: ({ context, event }) => (event.type === 'GO' ? event.index : context.index),
    }),
    remember: assign({
      arrived: ({ context, event }) =>
        event.type === 'LOADED' ? [...context.arrived, event.index] : context.arrived,
    }),
    forget: assign({ images: [], index: 0, arrived: [] }),
  },
  guards: {
    hasImages: ({ event }) => event.type === 'OPEN' && event.images.length > 0,
    isCurrent: ({ context, event }) =>
      (event.type === 'LOADED' || event.type === 'FAILED') && event.index === context.index,
    goesToArrived: ({ context, event }) =>
      event.type === 'GO' && event.index !== context.index && context.arrived.includes(event.index),
    goesElsewhere: ({ context, event }) =>
      event.type === 'GO' &&
      event.index !== context.index &&
      event.index >= 0 &&
      event.index < context.images.length,
  },
}).createMachine({
  id: 'preview-viewer',
  context: { images: [], index: 0, arrived: [] },
  initial: 'closed',
  states: {
    closed: {
      on: {
        OPEN: [
          { guard: 'hasImages', target: 'gallery', actions: 'take' },
          { target: 'empty', actions: 'take' },
        ],
      },
    },
    empty: { tags: 'open', on: { CLOSE: { target: 'closed', actions: 'forget' } } },
    gallery: {
      tags: 'open',
      initial: 'loading',
      on: {
        CLOSE: { target: 'closed', actions: 'forget' },
        GO: [
          { guard: 'goesToArrived', target: '.shown', actions: 'go' },
          { guard: 'goesElsewhere', target: '.loading', actions: 'go' },
        ],
      },
      states: {
        loading: {
          tags: 'loading',
          on: {
            // A picture left behind may still arrive: only the one on screen counts.
            LOADED: { guard: 'isCurrent', target: 'shown', actions: 'remember' },
            FAILED: { guard: 'isCurrent', target: 'broken' },
          },
        },
        shown: { on: { ZOOM: 'zoomed' } },
        zoomed: { tags: 'zoomed', on: { 'ZOOM.CLOSE': 'shown' } },
        broken: { tags: 'broken', on: { RETRY: 'loading' } },
      },
    },
  },
});
