// Styles of NativeSelect.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(component({ position: 'relative', display: 'inline-flex' }));
export const select = style(
  component({
    appearance: 'none',
    paddingInlineStart: vars.space.s12,
    paddingInlineEnd: '30px',
    cursor: 'pointer',
    selectors: {
      '&:disabled': {
        background: vars.color.tint,
        borderColor: vars.color.lineHair,
        color: vars.color.inkQuiet,
      },
    },
  }),
);
export const chevron = style(
  component({
    position: 'absolute',
    insetInlineEnd: '9px',
    top: 'calc(50% - 8px)',
    width: '16px',
    height: '16px',
    color: vars.color.inkQuiet,
    pointerEvents: 'none',
  }),
);
