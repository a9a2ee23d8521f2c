// Styles of ProductArt: the ground it lies on and how much of it the drawing takes.
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const drawing = recipe({
  base: component({ width: '100%', height: '100%', overflow: 'visible' }),
  variants: {
    frame: {
      none: {},
      thumb: component({ maxWidth: '84%', maxHeight: '84%' }),
      card: component({ maxWidth: '62%', maxHeight: '70%' }),
      stage: component({ maxWidth: '66%', maxHeight: '72%' }),
    },
  },
});

export const frame = recipe({
  base: component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    background: vars.color.tint,
    overflow: 'hidden',
  }),
  variants: {
    frame: {
      thumb: component({
        width: '76px',
        height: '57px',
        flex: 'none',
        border: `1px solid ${vars.color.lineHair}`,
      }),
      card: component({ width: '100%', aspectRatio: '8 / 5' }),
      stage: component({ width: '100%', aspectRatio: '1 / 1', background: vars.color.proofGround }),
    },
  },
});

export const glyph = style(component({ fontFamily: vars.font.serif, fontWeight: 700 }));
