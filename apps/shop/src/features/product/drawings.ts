/** Pictures of products for lists: files by hash, so that a list loads no drawing code. */

/** Size of every picture; it scales. @unit px */
export const DRAWING_WIDTH = 320;
/** @unit px */
export const DRAWING_HEIGHT = 200;

const files = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Address of a product's picture; undefined for a product that left the catalogue. */
export const drawingOf = (productId: number): string | undefined =>
  files[`./drawings/${productId}.svg`];
