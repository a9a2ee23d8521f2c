// Styles of SearchField.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { touchSize, touchTarget } from '../../css/touchTarget.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(component({ position: 'relative', minWidth: 0, width: '100%' }));
export const box = styleVariants({
  icon: component({ minHeight: vars.size.controlMedium, fontSize: vars.text.t14 }),
  button: component({
    minHeight: '42px',
    fontSize: vars.text.t14,
    borderColor: vars.color.inkStrong,
    overflow: 'hidden',
  }),
});
export const submit = style(
  component({
    flexShrink: 0,
    alignSelf: 'stretch',
    paddingInline: vars.space.s24,
    background: vars.color.inkStrong,
    color: vars.color.sheet,
    fontWeight: 500,
    transition: `background-color ${vars.motion.state}`,
    selectors: {
      [state('hovered')]: { background: vars.color.inkBody },
      [state('disabled')]: {
        background: vars.color.tint,
        color: vars.color.inkQuiet,
        cursor: 'not-allowed',
      },
      [state('focus-visible')]: { outlineColor: vars.color.sheet, outlineOffset: '-4px' },
    },
    '@media': {
      [media.phone]: { paddingInline: vars.space.s16 },
      [media.forcedColors]: { forcedColorAdjust: 'none' },
    },
  }),
);
export const hotWords = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s12,
    '@media': { [media.touch]: { columnGap: vars.space.s16, paddingTop: vars.space.s4 } },
    marginTop: vars.space.s4,
    fontSize: vars.text.t12,
  }),
);
export const hotWord = style([
  touchTarget,
  component({
    minHeight: '24px',
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    borderRadius: '2px',
    selectors: { [state('hovered')]: { color: vars.color.action } },
  }),
]);
export const panel = style(
  component({
    position: 'absolute',
    zIndex: 10,
    insetInline: 0,
    top: '46px',
    padding: vars.space.s16,
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineHair}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.float,
  }),
);
export const panelHead = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginBottom: vars.space.s8,
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
  }),
);
export const words = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 }));
export const word = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    background: vars.color.tint,
    border: `1px solid ${vars.color.lineHair}`,
    borderRadius: '2px',
    fontSize: vars.text.t13,
  }),
);
export const wordText = style([
  touchSize,
  component({
    minHeight: '28px',
    paddingInline: '10px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { [state('hovered')]: { color: vars.color.action } },
  }),
]);
export const wordRemove = style([
  touchSize,
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '24px',
    minHeight: '28px',
    color: vars.color.inkQuiet,
    selectors: { [state('hovered')]: { color: vars.color.inkStrong } },
  }),
]);
