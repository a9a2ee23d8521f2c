/** The picture of a product in a list: decoration beside its name, its room kept before it arrives. */
import { DRAWING_HEIGHT, DRAWING_WIDTH, drawingOf } from './drawings.ts';
import * as css from './ProductSheet.css.ts';

export function ProductDrawing({ productId }: { readonly productId: number }) {
  const src = drawingOf(productId);
  return (
    <div className={css.art}>
      {src !== undefined && (
        <img
          src={src}
          alt=""
          width={DRAWING_WIDTH}
          height={DRAWING_HEIGHT}
          loading="lazy"
          decoding="async"
          className={css.picture}
        />
      )}
    </div>
  );
}
