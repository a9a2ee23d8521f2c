// The thin rule of the four process colours: signature of header, login dialog and viewer.
import type { ReactNode } from 'react';
import * as css from './ProcessRule.css.ts';

/** Decoration, 3 px high, as wide as its place. */
export function ProcessRule(): ReactNode {
  return <div aria-hidden="true" data-part="process-rule" className={css.rule} />;
}
