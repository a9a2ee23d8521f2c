// Styles of CaptchaField.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { state } from '../../css/state.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style(
  component({ display: 'flex', gap: vars.space.s12, alignItems: 'stretch', minWidth: 0 }),
);
export const box = style(component({ flex: 1 }));
export const picture = style(
  component({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    // The picture is drawn on a light ground by the server, in both themes.
    background: '#EEF1FB',
    color: '#4A505B',
    border: `1px solid ${vars.color.lineHair}`,
    borderRadius: vars.radius.control,
    fontSize: vars.text.t12,
    selectors: {
      [state('hovered')]: { borderColor: vars.color.inkBody },
      [state('pending')]: { cursor: 'progress' },
      [state('disabled')]: { cursor: 'not-allowed', opacity: 0.6 },
    },
  }),
);
export const pictureSize = styleVariants({
  medium: component({ width: '120px', height: vars.size.controlMedium }),
  large: component({ width: '132px', height: vars.size.controlLarge }),
});
export const image = style(component({ width: '100%', height: '100%', objectFit: 'contain' }));
export const failed = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '5px',
    paddingInline: '6px',
    lineHeight: 1.3,
    textAlign: 'start',
    textWrap: 'balance',
  }),
);
