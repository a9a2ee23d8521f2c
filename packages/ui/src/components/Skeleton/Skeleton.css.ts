// Styles of Skeleton: hair-coloured shapes that breathe slowly.
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const breathing = keyframes({ '50%': { opacity: 0.5 } });

const stack = (gap: string) =>
  component({ display: 'flex', flexDirection: 'column', gap, width: '100%', minWidth: 0 });
export const root = styleVariants({
  text: stack('0'),
  heading: stack(vars.space.s12),
  control: stack(vars.space.s12),
  art: stack(vars.space.s16),
  thumb: component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 }),
  row: stack('1px'),
  block: stack(vars.space.s16),
});
export const bone = style(
  component({
    display: 'block',
    background: vars.color.lineHair,
    borderRadius: '2px',
    animation: `${breathing} 1.8s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { background: 'GrayText' },
    },
  }),
);
export const shape = styleVariants({
  // As high as a line of 14 px text.
  text: component({ height: '14px', marginBlock: '4.2px', width: '100%' }),
  heading: component({ height: '26px', width: '42%' }),
  control: component({ height: vars.size.controlMedium, width: '100%' }),
  art: component({ aspectRatio: '8 / 5', width: '100%', borderRadius: 0 }),
  thumb: component({ width: '76px', height: '57px', borderRadius: 0 }),
  row: component({ height: '76px', width: '100%', borderRadius: 0 }),
  block: component({ height: '160px', width: '100%', borderRadius: 0 }),
});
export const last = style(component({ width: '60%' }));
