// Styles of FileDrop.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const area = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s12,
    background: vars.color.tint,
    border: `1px dashed ${vars.color.lineControl}`,
    color: vars.color.inkBody,
    transition: `background-color ${vars.motion.state}, border-color ${vars.motion.state}`,
    selectors: {
      '&[data-invalid]': { borderColor: vars.color.critical },
      '&[data-drop-target]': {
        background: vars.color.actionGround,
        borderColor: vars.color.action,
        borderStyle: 'solid',
        color: vars.color.action,
      },
      '&[data-disabled]': { color: vars.color.inkQuiet, cursor: 'not-allowed' },
    },
  }),
);
export const size = styleVariants({
  small: component({ padding: '9px 15px', flexWrap: 'wrap' }),
  medium: component({
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: '148px',
    padding: vars.space.s20,
    textAlign: 'center',
  }),
});
export const icon = style(component({ flexShrink: 0, width: '22px', height: '22px' }));
export const words = styleVariants({
  small: component({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 }),
  medium: component({ display: 'flex', flexDirection: 'column' }),
});
/** Said only where one can drag. */
export const dragged = style(component({ '@media': { '(pointer: coarse)': { display: 'none' } } }));
export const hint = style(
  component({ color: vars.color.inkQuiet, fontSize: vars.text.t12, lineHeight: 1.5 }),
);
