// Styles of BarChart.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const height = '220px';

/** Values at the side, bars, names below. */
export const columns = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.s8,
    paddingBlockStart: vars.space.s8,
  }),
);
export const axis = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    height,
    color: vars.color.inkQuiet,
    fontSize: vars.text.t12,
    textAlign: 'end',
  }),
);
/** Its words stand on its line, whatever their height. */
export const tick = style(component({ height: 0, lineHeight: 0, whiteSpace: 'nowrap' }));
export const plot = style(component({ width: '100%', height, overflow: 'visible' }));
export const line = style(component({ stroke: vars.color.lineHair }));
export const zero = style(component({ stroke: vars.color.lineControl }));
/** What answers the pointer: also beside a short bar. */
export const reach = style(component({ fill: 'transparent' }));
export const labels = style(
  component({
    gridColumn: '2',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    paddingBlockStart: vars.space.s4,
    color: vars.color.inkBody,
    fontSize: vars.text.t12,
    lineHeight: 1.4,
  }),
);
export const label = style(
  component({ paddingInline: '2px', textAlign: 'center', overflowWrap: 'anywhere' }),
);

export const rows = style(component({ display: 'grid', rowGap: vars.space.s8 }));
export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 28%) minmax(0, 1fr) minmax(84px, auto)',
    columnGap: vars.space.s12,
    alignItems: 'center',
    '@media': {
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(84px, auto)' },
    },
  }),
);
export const rowLabel = style(
  component({
    overflowWrap: 'anywhere',
    lineHeight: 1.4,
    '@media': { [media.phone]: { gridColumn: '1 / -1' } },
  }),
);
export const rowPlot = style(component({ width: '100%', overflow: 'visible' }));
export const rowValue = style(
  component({ display: 'flex', flexDirection: 'column', textAlign: 'end', lineHeight: '20px' }),
);
export const rowFigure = style(component({ whiteSpace: 'nowrap' }));
