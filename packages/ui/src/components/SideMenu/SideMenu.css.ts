// Styles of SideMenu.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { visuallyHidden } from '../../css/visuallyHidden.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '184px',
    paddingBlock: vars.space.s12,
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineHair}`,
    '@media': {
      [media.abovePhone]: { selectors: { '&[data-folded]': { width: '56px' } } },
      [media.phone]: {
        width: '100%',
        // Its items must not widen the grid or flexible box that it stands in.
        contain: 'inline-size',
        paddingBlock: 0,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
  }),
);
const onPhone = { [media.phone]: { display: 'flex' } };
export const groups = style(component({ '@media': onPhone }));
export const group = style(component({ '@media': onPhone }));
export const list = style(component({ '@media': onPhone }));
export const title = style(
  component({
    paddingBlock: `${vars.space.s12} ${vars.space.s4}`,
    paddingInline: '22px',
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    selectors: {
      [`${group}:first-child > &`]: { paddingTop: vars.space.s4 },
      [`${root}[data-folded] &`]: {
        height: '1px',
        marginBlock: vars.space.s8,
        marginInline: vars.space.s16,
        padding: 0,
        overflow: 'hidden',
        background: vars.color.lineHair,
        color: 'transparent',
      },
      [`${root}[data-folded] ${group}:first-child > &`]: { display: 'none' },
    },
    '@media': { [media.phone]: { display: 'none' } },
  }),
);
export const item = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s8,
    minHeight: '36px',
    paddingBlock: '6px',
    paddingInline: '19px 16px',
    borderInlineStart: '3px solid transparent',
    color: vars.color.inkStrong,
    fontSize: vars.text.t14,
    cursor: 'pointer',
    selectors: {
      [state('hovered')]: { background: vars.color.tint, color: vars.color.action },
      [state('focus-visible')]: { outlineOffset: '-2px' },
      '&[aria-current=page]': {
        background: vars.color.actionGround,
        borderInlineStartColor: vars.color.action,
        color: vars.color.action,
        fontWeight: 600,
      },
    },
    '@media': {
      [media.abovePhone]: {
        selectors: {
          [`${root}[data-folded] &`]: {
            position: 'relative',
            justifyContent: 'center',
            gap: 0,
            paddingInline: '0 3px',
          },
        },
      },
      [media.phone]: {
        minHeight: vars.size.controlMedium,
        paddingInline: vars.space.s12,
        borderInlineStart: 0,
        borderBottom: '2px solid transparent',
        whiteSpace: 'nowrap',
        selectors: { '&[aria-current=page]': { borderBottomColor: vars.color.action } },
      },
    },
  }),
);
export const icon = style(
  component({
    display: 'inline-flex',
    flex: 'none',
    justifyContent: 'center',
    width: '18px',
    color: 'inherit',
  }),
);
/** Items without an icon show their first character when the menu is folded. */
export const initial = style(
  component({
    display: 'none',
    fontFamily: vars.font.serif,
    fontWeight: 700,
    '@media': {
      [media.abovePhone]: {
        selectors: { [`${root}[data-folded] &`]: { display: 'inline-flex' } },
      },
    },
  }),
);
/** Folded, the words float beside the icon that is pointed at or has the focus. */
const shown = {
  insetBlockStart: '50%',
  insetInlineStart: 'calc(100% + 8px)',
  zIndex: 1,
  width: 'max-content',
  maxWidth: '240px',
  height: 'auto',
  margin: 0,
  paddingBlock: vars.space.s4,
  paddingInline: '10px',
  overflow: 'visible',
  clipPath: 'none',
  transform: 'translateY(-50%)',
  background: vars.color.inkStrong,
  color: vars.color.sheet,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.t12,
  fontWeight: 400,
  whiteSpace: 'normal',
} as const;
export const words = style(
  component({
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': {
      [media.abovePhone]: {
        selectors: {
          [`${root}[data-folded] &`]: visuallyHidden,
          [`${root}[data-folded] [data-part][data-hovered] > &`]: shown,
          [`${root}[data-folded] [data-part]:focus-visible > &`]: shown,
        },
      },
    },
  }),
);
export const fold = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s8,
    minHeight: '36px',
    marginTop: vars.space.s12,
    paddingInline: '20px',
    borderTop: `1px solid ${vars.color.lineHair}`,
    color: vars.color.inkBody,
    fontSize: vars.text.t13,
    cursor: 'pointer',
    selectors: {
      [state('hovered')]: { color: vars.color.action },
      [state('focus-visible')]: { outlineOffset: '-2px' },
      [`${root}[data-folded] &`]: {
        position: 'relative',
        justifyContent: 'center',
        paddingInline: 0,
      },
    },
    '@media': { [media.phone]: { display: 'none' } },
  }),
);
/** The count moves into the corner when the menu is folded. */
export const count = style(
  component({
    display: 'inline-flex',
    '@media': {
      [media.abovePhone]: {
        selectors: {
          [`${root}[data-folded] &`]: {
            position: 'absolute',
            insetBlockStart: '2px',
            insetInlineEnd: '2px',
          },
        },
      },
    },
  }),
);
