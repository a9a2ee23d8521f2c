// Styles of Table: hairlines between rows, tinted head, cards with labels on a phone.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { state } from '../../css/state.ts';
import { touchTarget } from '../../css/touchTarget.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  component({ width: '100%', minWidth: 0, overflowX: 'auto', background: vars.color.sheet }),
);
/** A sticky head needs the window as its scroller. */
export const sticky = style(component({ overflowX: 'visible' }));
export const table = style(
  component({
    width: '100%',
    minWidth: '640px',
    tableLayout: 'fixed',
    fontSize: vars.text.t14,
    '@media': {
      [media.phone]: { display: 'block', minWidth: 0 },
    },
  }),
);
/** An answer that is there at once does not make the rows flicker, nor every cell be styled twice. */
export const pending = style(
  component({ color: vars.color.inkQuiet, transition: 'color 0s 150ms' }),
);
export const headGroup = style(component({ '@media': { [media.phone]: { display: 'block' } } }));
/** On a phone what can be done with the whole list stands above it: select all, sort. */
export const headRow = style(
  component({
    '@media': {
      [media.phone]: {
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space.s20,
        paddingInline: vars.space.s16,
        background: vars.color.tint,
        boxShadow: `inset 0 -1px ${vars.color.lineHair}`,
      },
    },
  }),
);
export const bodyGroup = style(component({ '@media': { [media.phone]: { display: 'block' } } }));
export const head = style(
  component({
    paddingBlock: '9px',
    paddingInline: '14px',
    background: vars.color.tint,
    color: vars.color.inkBody,
    fontWeight: 400,
    lineHeight: 1.6,
    boxShadow: `inset 0 -1px ${vars.color.lineHair}`,
    selectors: {
      [`${sticky} &`]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
    },
    '@media': {
      [media.small]: { paddingInline: '12px' },
      [media.phone]: {
        paddingInline: 0,
        background: 'none',
        boxShadow: 'none',
        selectors: {
          '&:not([data-tool])': visuallyHidden,
          [`${sticky} &[data-tool]`]: { position: 'static' },
        },
      },
    },
  }),
);
export const sorter = style([
  touchTarget,
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s4,
    borderRadius: '2px',
    selectors: {
      [state('hovered')]: { color: vars.color.action },
      '&[data-sorted]': { color: vars.color.action, fontWeight: 600 },
    },
  }),
]);
export const row = style(
  component({
    transition: `background-color ${vars.motion.state}`,
    selectors: {
      '&:not(:last-child)': { boxShadow: `inset 0 -1px ${vars.color.lineHair}` },
      '&:hover': { background: vars.color.tint },
      '&[data-current], &[data-selected]': { background: vars.color.actionGround },
      // The bar tells a selected row from the current one.
      '&[data-selected]': {
        boxShadow: `inset 3px 0 ${vars.color.action}, inset 0 -1px ${vars.color.lineHair}`,
      },
    },
    '@media': {
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: 'auto auto minmax(0, 1fr)',
        columnGap: vars.space.s12,
        paddingBlock: vars.space.s12,
        paddingInline: vars.space.s16,
      },
      [media.forcedColors]: {
        borderBlockEnd: '1px solid CanvasText',
        selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
/** Holds a checkbox; on a phone it leaves its box and its reason to the card. */
export const selectCell = style(
  component({
    paddingBlock: 0,
    paddingInline: 0,
    '@media': { [media.phone]: { selectors: { [`${row} > &`]: { display: 'contents' } } } },
  }),
);
/** What depends on the window. The rest stands with the density: every rule costs once per cell. */
export const cell = style(
  component({
    '@media': {
      [media.small]: { paddingInline: '12px' },
      [media.phone]: {
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: vars.space.s12,
        padding: 0,
        paddingBlock: '3px',
        textAlign: 'end',
        selectors: {
          '&[data-label]::before': {
            content: 'attr(data-label)',
            flex: 'none',
            color: vars.color.inkQuiet,
            fontSize: vars.text.t13,
            textAlign: 'start',
          },
          '&:not([data-label])': { justifyContent: 'flex-end' },
          // A picture stands beside the title of the card.
          '&:not([data-label]):first-child': { gridColumn: '1', justifyContent: 'flex-start' },
          [`${selectCell} + &:not([data-label])`]: {
            gridColumn: '2',
            justifyContent: 'flex-start',
          },
        },
      },
    },
  }),
);
const anyDensity = {
  paddingInline: '14px',
  textAlign: 'start',
  fontWeight: 400,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
} as const;
export const density = styleVariants({
  compact: component({
    ...anyDensity,
    paddingBlock: '8px',
    fontSize: vars.text.t13,
    '@media': { [media.phone]: { paddingBlock: '3px' } },
  }),
  regular: component({
    ...anyDensity,
    paddingBlock: '14px',
    '@media': { [media.small]: { paddingBlock: '11px' }, [media.phone]: { paddingBlock: '3px' } },
  }),
});
export const align = styleVariants({
  start: component({ textAlign: 'start' }),
  center: component({ textAlign: 'center' }),
  end: component({ textAlign: 'end' }),
});
/** The title of the card on a phone: no label, first line. */
export const rowHeader = style(
  component({
    '@media': {
      [media.phone]: {
        gridColumn: '2 / -1',
        alignItems: 'center',
        justifyContent: 'flex-start',
        paddingBottom: vars.space.s8,
        fontWeight: 600,
        textAlign: 'start',
        selectors: {
          '&:first-child': { gridColumn: '1 / -1' },
          [`${selectCell} + :not([data-label]) + &`]: { gridColumn: '3' },
          '&[data-label]::before': { content: 'none' },
        },
      },
    },
  }),
);
export const text = style(
  component({
    // Not `hidden`: that makes every cell a box that scrolls, which costs a tenth of mounting a thousand rows.
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { whiteSpace: 'normal' } },
  }),
);
export const empty = style(
  component({
    padding: vars.space.s24,
    color: vars.color.inkBody,
    textAlign: 'center',
    '@media': { [media.phone]: { display: 'block' } },
  }),
);
/** What can be done with a row: one line, and the foot of the card on a phone. */
export const actions = style(
  component({
    whiteSpace: 'nowrap',
    '@media': {
      [media.phone]: {
        flexWrap: 'wrap',
        whiteSpace: 'normal',
        marginBlockStart: vars.space.s8,
        paddingBlockStart: vars.space.s8,
        borderBlockStart: `1px solid ${vars.color.lineHair}`,
        // A row with nothing to do has no foot.
        selectors: { '&:empty': { display: 'none' } },
      },
    },
  }),
);
