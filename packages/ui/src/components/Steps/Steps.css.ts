// Styles of Steps: numbers in squares, a hairline between them.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style(component({ display: 'flex', width: '100%', minWidth: 0 }));
export const item = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s8,
    minWidth: 'fit-content',
    selectors: {
      '&:not(:last-child)': { flex: 1 },
      '&:not(:last-child)::after': {
        content: '',
        flex: 1,
        minWidth: vars.space.s12,
        height: '1px',
        marginTop: '13px',
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
    width: '26px',
    height: '26px',
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
const line = { fontSize: vars.text.t14, lineHeight: '26px', whiteSpace: 'nowrap' } as const;
/** On a phone only the current step keeps its words. */
const folded = { '@media': { [media.phone]: { display: 'none' } } };
export const title = styleVariants({
  done: component({ ...line, color: vars.color.inkStrong, ...folded }),
  current: component({ ...line, color: vars.color.action, fontWeight: 600 }),
  future: component({ ...line, color: vars.color.inkQuiet, ...folded }),
  problem: component({ ...line, color: vars.color.critical, fontWeight: 600 }),
});
export const words = style(component({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const note = style(
  component({
    color: vars.color.inkBody,
    fontSize: vars.text.t12,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);
