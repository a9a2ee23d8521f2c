// Styles of Select.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { state } from '../../css/state.ts';
import { vars } from '../../theme/vars.css.ts';

export const trigger = style(
  component({
    width: '100%',
    justifyContent: 'space-between',
    gap: vars.space.s8,
    paddingInline: vars.space.s12,
    cursor: 'pointer',
    textAlign: 'start',
    selectors: {
      [state('focus-visible')]: { outlineOffset: '-1px', borderColor: vars.color.action },
      '&[aria-expanded=true]': { borderColor: vars.color.action },
      '[data-invalid] &': { borderColor: vars.color.critical },
      [state('disabled')]: { color: vars.color.inkQuiet, cursor: 'not-allowed' },
    },
  }),
);
export const value = style(
  component({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { [state('placeholder')]: { color: vars.color.inkQuiet } },
  }),
);
export const chevron = style(
  component({ flexShrink: 0, width: '16px', height: '16px', color: vars.color.inkQuiet }),
);
