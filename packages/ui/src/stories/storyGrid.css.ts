// Grids and narrow columns that stories lay their examples out with. Stories only.
import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../css/layer.ts';
import { vars } from '../theme/vars.css.ts';

export const grid = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: vars.space.s16,
    padding: vars.space.s24,
  }),
);

export const column = style(
  layout({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.s24,
    padding: vars.space.s24,
  }),
);

export const row = style(
  layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s16 }),
);

export const narrow = style(layout({ width: '100%', maxWidth: '320px', padding: vars.space.s24 }));

export const sheet = style(
  layout({
    width: '100%',
    maxWidth: '960px',
    padding: vars.space.s24,
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineHair}`,
  }),
);

export const proof = style(
  layout({ display: 'grid', gap: vars.space.s24, width: '100%', maxWidth: '424px' }),
);

export const form = style(
  layout({
    width: '100%',
    maxWidth: '440px',
    padding: vars.space.s32,
    background: vars.color.sheet,
  }),
);

export const wide = style(
  layout({ display: 'grid', gap: vars.space.s24, width: '100%', maxWidth: '1000px' }),
);

const on = (background: string) => layout({ padding: vars.space.s24, background });
/** The grounds that a small thing may stand on. */
export const ground = styleVariants({
  chosen: on(vars.color.actionGround),
  paper: on(vars.color.paper),
  sheet: on(vars.color.sheet),
});
