// Styles of DateRangePicker.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const presets = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space.s4,
    minWidth: '112px',
    padding: vars.space.s12,
    background: vars.color.tint,
    borderInlineEnd: `1px solid ${vars.color.lineHair}`,
    '@media': {
      [media.phone]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        borderInlineEnd: 0,
        borderBottom: `1px solid ${vars.color.lineHair}`,
      },
    },
  }),
);
export const dash = style(component({ color: vars.color.inkQuiet }));
/** Both ends fit a filter of 280 px. */
export const end = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
  }),
);
