// Styles of PasswordRules.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const rules = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    marginTop: '6px',
    fontSize: vars.text.t12,
    lineHeight: 1.5,
  }),
);
export const rule = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '5px',
    color: vars.color.inkQuiet,
    selectors: { '&[data-met]': { color: vars.color.positive } },
  }),
);
export const icon = style(
  component({ flexShrink: 0, width: '14px', height: '14px', marginTop: '2px' }),
);
