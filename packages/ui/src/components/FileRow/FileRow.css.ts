// Styles of FileRow.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { touchSize } from '../../css/touchTarget.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s16,
    padding: vars.space.s16,
    background: vars.color.tint,
    border: `1px solid ${vars.color.lineHair}`,
    minWidth: 0,
    selectors: { '&[data-status=failed]': { borderColor: vars.color.critical } },
    '@media': { [media.phone]: { gap: vars.space.s12, padding: vars.space.s12 } },
  }),
);
export const thumbnail = style(
  component({
    flexShrink: 0,
    width: '64px',
    height: '64px',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    background: vars.color.sheet,
    border: `1px solid ${vars.color.lineHair}`,
  }),
);
export const main = style(component({ flex: 1, minWidth: 0 }));
export const name = style(
  component({ fontWeight: 500, lineHeight: 1.5, overflowWrap: 'anywhere' }),
);
export const meta = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s12,
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    lineHeight: 1.6,
  }),
);
export const status = styleVariants({
  waiting: component({}),
  uploading: component({ color: vars.color.action }),
  paused: component({ color: vars.color.caution }),
  checking: component({ color: vars.color.action }),
  ready: component({ color: vars.color.positive }),
  failed: component({ color: vars.color.critical }),
});

const bar = { background: vars.color.lineHair, border: 0 };
const fill = { background: vars.color.action, transition: `inline-size ${vars.motion.overlay}` };
export const progress = style(
  component({
    display: 'block',
    appearance: 'none',
    width: '100%',
    height: '4px',
    marginTop: vars.space.s8,
    ...bar,
    selectors: {
      '&::-webkit-progress-bar': bar,
      '&::-webkit-progress-value': fill,
      '&::-moz-progress-bar': { background: vars.color.action },
      '&[data-paused]::-webkit-progress-value': { background: vars.color.caution },
      '&[data-paused]::-moz-progress-bar': { background: vars.color.caution },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
  }),
);
export const actions = style(
  component({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: vars.space.s4 }),
);
export const findings = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.s4,
    marginTop: vars.space.s8,
  }),
);

const note = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    gap: '6px',
    padding: '2px 8px',
    borderRadius: '2px',
    fontSize: vars.text.t12,
    lineHeight: 1.5,
  }),
);
const toned = (ink: string, ground: string) => [
  note,
  component({ background: ground, color: ink }),
];
const { color } = vars;
export const finding = styleVariants({
  error: toned(color.critical, color.criticalGround),
  warning: toned(color.caution, color.cautionGround),
  passed: toned(color.positive, color.positiveGround),
  info: toned(color.inkBody, color.paper),
});
/** What is well, folded. */
export const passed = style(component({ marginTop: vars.space.s8 }));
export const passedCount = style([
  touchSize,
  component({
    width: 'fit-content',
    minHeight: '24px',
    cursor: 'pointer',
    color: vars.color.positive,
    fontSize: vars.text.t12,
    lineHeight: 1.5,
  }),
]);
/** What to do, on a line of its own. */
export const advice = style(component({ display: 'block', color: vars.color.inkBody }));
export const findingIcon = style(
  component({ flexShrink: 0, width: '14px', height: '14px', marginTop: '2px' }),
);
