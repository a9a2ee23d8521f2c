// A hairline between two parts of a sheet.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './Divider.css.ts';

export interface DividerProps {
  /**
   * `dashed` is a fold line: it separates a sum from its lines.
   * @zh `dashed` 是折线样的虚线，隔开合计与明细。
   * @default 'solid'
   */
  kind?: 'solid' | 'dashed' | undefined;
}

/**
 * Separates parts.
 * @zh 分隔内容。
 */
export function Divider({ kind = 'solid' }: DividerProps): ReactNode {
  return <hr data-component="Divider" className={classes(css.divider, css.kind[kind])} />;
}
