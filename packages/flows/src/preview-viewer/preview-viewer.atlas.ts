/** States of the preview dialog. */
import { defineAtlas } from '../testing/atlas.ts';
import { previewViewerMachine } from './preview-viewer.machine.ts';

/** A card as large as a browser draws it, without a file. */
const drawn = (alt: string, paper: string, ink: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="940" height="580"><rect width="940" height="580" fill="${paper}"/><rect x="60" y="60" width="320" height="48" fill="${ink}"/><rect x="60" y="440" width="520" height="20" fill="${ink}"/></svg>`,
  )}`,
  alt,
  caption: alt,
});

const images = [drawn('名片正面', '#fffdf7', '#c2361d'), drawn('名片反面', '#c2361d', '#fffdf7')];

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
  tells: () => 'SecondImage',
  noView: { closed: 'the dialog is not open' },
  transient: [],
  neverTaken: {},
});
