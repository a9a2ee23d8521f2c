// Styles of NumberField.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const stepper = style(component({ justifyContent: 'space-between' }));
export const asNumber = style(component({ width: '168px', maxWidth: '100%' }));
export const middle = style(
  component({
    display: 'flex',
    flex: 1,
    alignSelf: 'stretch',
    alignItems: 'center',
    minWidth: 0,
    borderInline: `1px solid ${vars.color.lineHair}`,
  }),
);
export const input = style(
  component({ paddingInline: vars.space.s4, textAlign: 'center', fontWeight: 500 }),
);
export const unit = style(
  component({
    flexShrink: 0,
    paddingInlineEnd: vars.space.s8,
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
  }),
);
export const notice = style(
  component({
    display: 'block',
    color: vars.color.caution,
    fontSize: vars.text.t12,
    lineHeight: 1.5,
    selectors: { '&:not(:empty)': { marginTop: '6px' } },
  }),
);
