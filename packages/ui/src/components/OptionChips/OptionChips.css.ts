// Styles of OptionChips.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { touchSize } from '../../css/touchTarget.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const chips = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: '10px', minWidth: 0 }),
);
export const grid = styleVariants({ 2: 2, 3: 3, 4: 4 } as const, (count) =>
  component({
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    gridAutoRows: '1fr',
    '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const chip = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    justifyContent: 'center',
    flex: '0 1 auto',
    columnGap: vars.space.s8,
    minWidth: '72px',
    maxWidth: '100%',
    paddingBlock: '6px',
    paddingInline: '15px',
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.control,
    color: vars.color.inkStrong,
    lineHeight: 1.4,
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    overflowWrap: 'anywhere',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [state('hovered')]: {
        borderColor: vars.color.inkStrong,
        transition: `border-color ${vars.motion.state}`,
      },
      [state('pressed')]: { background: vars.color.actionGround },
      [state('selected')]: {
        background: vars.color.actionGround,
        borderColor: vars.color.action,
        boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
        color: vars.color.action,
        fontWeight: 500,
        // A press shows its answer in its first frame.
        transition: 'none',
      },
      '&[data-blocked], &[data-disabled]': {
        background: vars.color.tint,
        borderStyle: 'dashed',
        borderColor: vars.color.lineControl,
        color: vars.color.inkQuiet,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [state('selected')]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            boxShadow: 'none',
            color: 'HighlightText',
          },
          '&[data-blocked], &[data-disabled]': {
            background: 'Canvas',
            borderColor: 'GrayText',
            color: 'GrayText',
          },
        },
      },
    },
  }),
);
/** The input covers its chip: it is what the pointer, the finger and the tip meet. */
export const input = style(
  component({
    position: 'absolute',
    inset: '-1px',
    width: 'calc(100% + 2px)',
    height: 'calc(100% + 2px)',
    appearance: 'none',
    opacity: 0,
    cursor: 'inherit',
  }),
);
export const size = styleVariants({
  small: [
    touchSize,
    component({ minHeight: '32px', fontSize: vars.text.t13, paddingInline: vars.space.s12 }),
  ],
  medium: [
    component({
      minHeight: '38px',
      fontSize: vars.text.t14,
      '@media': { [media.phone]: { minHeight: '44px' } },
    }),
  ],
});
export const tile = style(
  component({
    flex: 1,
    width: '100%',
    minWidth: 0,
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'center',
    justifyContent: 'center',
    paddingInline: vars.space.s8,
  }),
);
export const detail = style(
  component({
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    fontWeight: 400,
    selectors: {
      [`${chip}[data-selected] &`]: { color: 'inherit' },
    },
  }),
);
/** Why the chip that was pressed last cannot be chosen. */
export const reason = style(
  component({
    marginTop: vars.space.s8,
    color: vars.color.inkBody,
    fontSize: vars.text.t12,
    lineHeight: 1.5,
  }),
);
