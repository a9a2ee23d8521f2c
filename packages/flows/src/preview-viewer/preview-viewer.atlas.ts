/** States of the preview dialog. */
import { defineAtlas } from '../testing/atlas.ts';
import { previewViewerMachine } from './preview-viewer.machine.ts';

const images = [
  { src: '/preview/1.png', alt: '正面' },
  { src: '/preview/2.png', alt: '反面' },
];

export const previewViewerAtlas = defineAtlas({
  machine: previewViewerMachine,
  inputs: { opened: undefined },
  events: [
    { type: 'OPEN', images, index: 0 },
    { type: 'OPEN', images: [], index: 0 },
    { type: 'GO', index: 0 },
    { type: 'GO', index: 1 },
    { type: 'GO', index: 2 },
    { type: 'LOADED', index: 0 },
    { type: 'LOADED', index: 1 },
    { type: 'FAILED', index: 0 },
    { type: 'FAILED', index: 1 },
  ],
  answers: {},
  project: ({ index, arrived }) => [index, arrived.toSorted()],
  look: ({ index }) => index,
  noView: { closed: 'the dialog is not open' },
  transient: [],
  neverTaken: {},
});
