// Styles of Steps: numbers in squares, a hairline between them.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { visuallyHidden } from '../../css/visuallyHidden.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style(component({ display: 'flex', width: '100%', minWidth: 0 }));
export const item = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s8,
    minWidth: 0,
    selectors: {
      // What is left over is shared among the lines; words wrap only when nothing is left.
      '&:not(:last-child)': { flex: '1 1 auto' },
      '&:not(:last-child)::after': {
        content: '',
        flex: '1 0 12px',
        height: '1px',
        marginTop: '0.8125rem',
        marginInlineEnd: vars.space.s8,
        background: vars.color.lineHair,
      },
      '&[data-state=done]:not(:last-child)::after': { background: vars.color.action },
    },
  }),
);
export const mark = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    // 26 px that grow with the reader's type.
    minWidth: '1.625rem',
    height: '1.625rem',
    paddingInline: '2px',
    border: '1px solid transparent',
    borderRadius: '2px',
    fontSize: vars.text.t13,
    fontWeight: 600,
  }),
);
export const tone = styleVariants({
  done: component({ background: vars.color.actionGround, color: vars.color.action }),
  current: component({ background: vars.color.action, color: vars.color.inkOnAction }),
  future: component({ borderColor: vars.color.lineControl, color: vars.color.inkQuiet }),
  problem: component({ background: vars.color.criticalGround, color: vars.color.critical }),
});
const line = { fontSize: vars.text.t14, lineHeight: 1.4, paddingBlock: '3px' } as const;
/** On a phone only one step shows its words; the others are still read aloud. */
const folded = { '@media': { [media.phone]: visuallyHidden } } as const;
export const title = styleVariants({
  done: component({
    ...line,
    color: vars.color.inkStrong,
    '@media': {
      // When everything is done, the last step speaks for all.
      [media.phone]: { selectors: { '[data-part=step]:not(:last-child) &': visuallyHidden } },
    },
  }),
  current: component({ ...line, color: vars.color.action, fontWeight: 600 }),
  future: component({ ...line, color: vars.color.inkQuiet, ...folded }),
  problem: component({ ...line, color: vars.color.critical, fontWeight: 600 }),
});
export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflowWrap: 'anywhere',
    // Words that are not shown leave no gap beside their number.
    '@media': { [media.phone]: { display: 'contents' } },
  }),
);
export const note = style(
  component({
    color: vars.color.inkBody,
    fontSize: vars.text.t12,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);
