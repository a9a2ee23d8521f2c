// Styles of AreaPicker.
import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { vars } from '../../theme/vars.css.ts';

export const trigger = style(
  component({
    width: '100%',
    gap: vars.space.s8,
    paddingInline: vars.space.s12,
    cursor: 'pointer',
    textAlign: 'start',
    selectors: {
      [state('focus-visible')]: { outlineOffset: '-1px', borderColor: vars.color.action },
      '&[aria-expanded=true]': { borderColor: vars.color.action },
      [state('disabled')]: { color: vars.color.inkQuiet, cursor: 'not-allowed' },
    },
  }),
);
globalStyle(`${trigger} > svg`, component({ color: vars.color.inkQuiet }));
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
export const readOnly = style(
  component({ width: '100%', paddingInline: vars.space.s12, background: vars.color.tint }),
);
export const dialog = style(component({ outline: 'none' }));
export const panel = style(component({ display: 'flex', flexDirection: 'column' }));
export const search = style(component({ padding: vars.space.s12 }));
export const searchInput = style(
  component({
    width: '100%',
    paddingInline: vars.space.s12,
    '@media': { [media.phone]: { fontSize: vars.text.t16, minHeight: vars.size.controlMedium } },
  }),
);
export const levels = style(
  component({
    display: 'flex',
    borderTop: `1px solid ${vars.color.lineHair}`,
    '@media': { [media.phone]: { flexDirection: 'column' } },
  }),
);
export const column = style(
  component({
    width: '176px',
    height: '280px',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${vars.color.lineHair}` },
      '&[data-part=loading], &[data-part=failed]': {
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: vars.space.s8,
      },
    },
    '@media': { [media.phone]: { width: '100%', height: '52dvh' } },
  }),
);
export const results = style(
  component({
    width: '352px',
    maxWidth: '100%',
    height: '280px',
    overflow: 'auto',
    borderTop: `1px solid ${vars.color.lineHair}`,
    '@media': { [media.phone]: { width: '100%', height: '52dvh' } },
  }),
);
export const words = style(
  component({
    paddingInline: vars.space.s16,
    paddingTop: vars.space.s8,
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
  }),
);
/** The way gone so far, each step a way back. */
export const back = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s4,
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s4,
    borderBottom: `1px solid ${vars.color.lineHair}`,
  }),
);
export const foot = style(
  component({
    display: 'flex',
    justifyContent: 'flex-end',
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s12,
    borderTop: `1px solid ${vars.color.lineHair}`,
  }),
);
