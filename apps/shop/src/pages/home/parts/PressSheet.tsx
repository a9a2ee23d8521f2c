/** The press sheet of what is quoted, and its figures. */
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import { imposed } from '@banxin/pricing/imposed';
import { useMemo } from 'react';
import { drawingOf } from '../../../features/product/drawings.ts';
import { drawing } from '../../../features/quote/SheetDrawing.css.ts';
import { SheetDrawing } from '../../../features/quote/SheetDrawing.tsx';
import { useText } from '../../../lib/text.ts';
import type { Loadable } from '../../../lib/useCall.ts';
import { homeText } from '../home.messages.ts';
import { isLabel, LabelWeb } from './LabelWeb.tsx';
import * as css from './PressSheet.css.ts';
import { useQuoted } from './useQuoted.ts';

export default function PressSheet({
  catalogue,
}: {
  readonly catalogue: Loadable<readonly Category[]>;
}) {
  const text = useText(homeText);
  const { card, priced, configuration } = useQuoted(catalogue);
  const ready = priced.state === 'ready' ? priced.value : null;
  const sheet = useMemo(
    () => (ready?.book && configuration ? imposed(ready.product, ready.book, configuration) : null),
    [ready, configuration],
  );
  if (sheet === null) {
    return (
      <figure className={css.figure}>
        <div className={css.stage}>
          {ready && configuration && isLabel(ready.product) ? (
            <LabelWeb product={ready.product} configuration={configuration} />
          ) : (
            card && <img className={drawing} src={drawingOf(card.id)} alt="" />
          )}
        </div>
        <figcaption className={css.caption}>{ready?.book ? text.noSheet : null}</figcaption>
      </figure>
    );
  }
  const size = text.sheetSize(sheet.sheetName, sheet.widthMm, sheet.heightMm);
  const facts = [text.up(sheet.nUp), text.fill(sheet.fill), text.sheets(sheet.sheets)];
  const gang = sheet.mode === 'gang' ? text.gang(sheet.own) : '';
  return (
    <figure className={css.figure}>
      <div className={css.stage}>
        <SheetDrawing
          sheet={sheet}
          label={text.drawn(
            card?.name ?? '',
            [size, ...facts, gang].filter(Boolean).join(text.comma),
          )}
        />
      </div>
      <figcaption className={css.caption} aria-hidden="true">
        <span className={css.size}>{size}</span>
        {facts.map((fact) => (
          <span key={fact} className={css.fact}>
            {fact}
          </span>
        ))}
        <span className={css.gang}>{gang}</span>
      </figcaption>
    </figure>
  );
}
