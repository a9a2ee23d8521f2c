// Styles of DescriptionList.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style(
  component({
    display: 'grid',
    width: '100%',
    columnGap: vars.space.s32,
    rowGap: vars.space.s8,
    minWidth: 0,
  }),
);
const grid = (count: number) =>
  component({
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  });
export const columns = styleVariants({ 1: grid(1), 2: grid(2), 3: grid(3) });
export const size = styleVariants({
  13: component({ fontSize: vars.text.t13 }),
  14: component({ fontSize: vars.text.t14 }),
});
export const item = style(component({ minWidth: 0 }));
export const wide = style(component({ gridColumn: '1 / -1' }));
export const layout = styleVariants({
  row: component({ display: 'flex', gap: vars.space.s12, alignItems: 'baseline' }),
  stack: component({ display: 'block' }),
});
export const label = style(
  component({
    flex: 'none',
    minWidth: '5em',
    color: vars.color.inkQuiet,
    selectors: { [`${layout.stack} &`]: { fontSize: vars.text.t12 } },
  }),
);
export const value = style(
  component({ minWidth: 0, color: vars.color.inkStrong, overflowWrap: 'anywhere' }),
);
