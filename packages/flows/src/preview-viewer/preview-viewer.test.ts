/** Specification §2: the preview dialog is titled 预览图; without images it shows 暂无图片信息. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { leafPaths } from '../attributes.ts';
import { previewViewerMachine } from './preview-viewer.machine.ts';

const images = [
  { src: '/1.png', alt: '正面' },
  { src: '/2.png', alt: '反面' },
];

function open(count = 2, index = 0) {
  const viewer = createActor(previewViewerMachine).start();
  viewer.send({ type: 'OPEN', images: images.slice(0, count), index });
  const state = () => leafPaths(viewer.getSnapshot().value).join('|');
  return { viewer, state, index: () => viewer.getSnapshot().context.index };
}

it('without images it says so', () => {
  expect(open(0).state()).toBe('empty');
});

it('opens at the picture asked for, or the nearest there is', () => {
  expect(open(2, 1).index()).toBe(1);
  expect(open(2, 9).index()).toBe(1);
});

describe('a picture', () => {
  it('is waited for, then shown', () => {
    const { viewer, state } = open();
    expect(state()).toBe('gallery.loading');
    viewer.send({ type: 'LOADED', index: 0 });
    expect(state()).toBe('gallery.shown');
  });

  it('that was left behind and arrives late does not stand for the one on screen', () => {
    const { viewer, state } = open();
    viewer.send({ type: 'GO', index: 1 });
    viewer.send({ type: 'LOADED', index: 0 });
    viewer.send({ type: 'FAILED', index: 0 });
    expect(state()).toBe('gallery.loading');
  });

  it('that was there before is shown at once', () => {
    const { viewer, state } = open();
    viewer.send({ type: 'LOADED', index: 0 });
    viewer.send({ type: 'GO', index: 1 });
    viewer.send({ type: 'GO', index: 0 });
    expect(state()).toBe('gallery.shown');
  });

  it('that does not load can be tried again', () => {
    const { viewer, state } = open();
    viewer.send({ type: 'FAILED', index: 0 });
    expect(state()).toBe('gallery.broken');
    viewer.send({ type: 'RETRY' });
    expect(state()).toBe('gallery.loading');
  });

  it('is enlarged and made small again; another one begins small', () => {
    const { viewer, state } = open();
    viewer.send({ type: 'LOADED', index: 0 });
    viewer.send({ type: 'ZOOM' });
    expect(state()).toBe('gallery.zoomed');
    viewer.send({ type: 'GO', index: 1 });
    expect(state()).toBe('gallery.loading');
  });
});

it('beyond the ends nothing happens', () => {
  const { viewer, index } = open();
  viewer.send({ type: 'GO', index: 2 });
  viewer.send({ type: 'GO', index: -1 });
  expect(index()).toBe(0);
});

it('closes from everywhere and forgets its pictures', () => {
  const { viewer, state } = open();
  viewer.send({ type: 'CLOSE' });
  expect([state(), viewer.getSnapshot().context.images]).toEqual(['closed', []]);
});
