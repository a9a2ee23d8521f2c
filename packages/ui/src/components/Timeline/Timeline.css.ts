// Styles of Timeline: a hairline with square marks, solid when done, ringed when it is now.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style(component({ minWidth: 0 }));
export const item = style(
  component({
    position: 'relative',
    display: 'flex',
    gap: vars.space.s12,
    paddingBottom: vars.space.s20,
    selectors: {
      '&:last-child': { paddingBottom: 0 },
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '5px',
        top: '18px',
        bottom: '-4px',
        width: '1px',
        background: vars.color.lineHair,
      },
    },
  }),
);
export const dot = style(
  component({
    position: 'relative',
    flex: 'none',
    width: '11px',
    height: '11px',
    marginTop: '6px',
    border: '2px solid transparent',
    borderRadius: '50%',
  }),
);
export const mark = styleVariants({
  done: component({ borderColor: vars.color.inkQuiet, background: vars.color.inkQuiet }),
  current: component({
    borderColor: vars.color.action,
    background: vars.color.sheet,
    boxShadow: `0 0 0 3px ${vars.color.actionGround}`,
  }),
  future: component({ borderColor: vars.color.lineControl, background: vars.color.sheet }),
  problem: component({ borderColor: vars.color.critical, background: vars.color.critical }),
});
export const body = style(component({ minWidth: 0, flex: 1 }));
export const line = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.s12,
  }),
);
export const title = style(component({ fontSize: vars.text.t14 }));
export const words = styleVariants({
  done: component({ color: vars.color.inkStrong }),
  current: component({ color: vars.color.action, fontWeight: 600 }),
  future: component({ color: vars.color.inkQuiet }),
  problem: component({ color: vars.color.critical, fontWeight: 600 }),
});
export const time = style(
  component({
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    whiteSpace: 'nowrap',
  }),
);
export const note = style(
  component({ color: vars.color.inkBody, fontSize: vars.text.t13, overflowWrap: 'anywhere' }),
);
