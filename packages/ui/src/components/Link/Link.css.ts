// Styles of Link.
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { state } from '../../css/state.ts';
import { touchTarget } from '../../css/touchTarget.css.ts';
import { vars } from '../../theme/vars.css.ts';

const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
} as const;

export const link = style(
  component({
    borderRadius: '2px',
    cursor: 'pointer',
    transition: `color ${vars.motion.state}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [state('disabled')]: { color: vars.color.inkQuiet, cursor: 'not-allowed' },
    },
  }),
);
const alone = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25em',
  color: vars.color.action,
  selectors: { [state('hovered')]: { color: vars.color.actionHover, ...underlined } },
});
const quiet = component({
  color: 'inherit',
  selectors: { [state('hovered')]: { color: vars.color.action } },
});
export const kind = {
  inline: style(
    component({
      color: vars.color.action,
      ...underlined,
      selectors: { [state('hovered')]: { color: vars.color.actionHover } },
    }),
  ),
  standalone: style([touchTarget, alone]),
  quiet: style([touchTarget, quiet]),
} as const;
export const icon = style(
  component({ display: 'inline-flex', flexShrink: 0, width: '1.1em', height: '1.1em' }),
);
globalStyle(`${icon} > svg`, component({ width: '100%', height: '100%' }));
