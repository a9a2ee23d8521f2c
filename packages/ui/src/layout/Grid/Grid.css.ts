// Styles of Grid.
import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../css/layer.ts';
import { media } from '../../css/media.ts';

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;
const tracks = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

export const grid = style(layout({ display: 'grid', minWidth: 0 }));

export const wide = styleVariants(counts, (count) =>
  layout({ gridTemplateColumns: tracks(count) }),
);
export const small = styleVariants(counts, (count) =>
  layout({ '@media': { [media.small]: { gridTemplateColumns: tracks(count) } } }),
);
export const phone = styleVariants(counts, (count) =>
  layout({ '@media': { [media.phone]: { gridTemplateColumns: tracks(count) } } }),
);
