// Styles of DonutChart: the ring, and its parts in words beside it.
import { style } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const chart = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s32,
    '@media': { [media.phone]: { flexDirection: 'column', gap: vars.space.s16 } },
  }),
);
export const ring = style(
  component({ flex: 'none', width: '200px', height: '200px', overflow: 'visible' }),
);
/** A thread of sheet between two pieces. */
export const piece = style(component({ stroke: vars.color.sheet, strokeWidth: 2 }));
export const total = style(
  component({
    fill: vars.color.inkStrong,
    fontSize: vars.text.t16,
    fontWeight: 700,
    textAnchor: 'middle',
  }),
);
export const totalLabel = style(
  component({ fill: vars.color.inkQuiet, fontSize: vars.text.t12, textAnchor: 'middle' }),
);
export const parts = style(
  component({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space.s8,
    rowGap: vars.space.s8,
    width: '100%',
    maxWidth: '420px',
    minWidth: 0,
  }),
);
export const name = style(component({ overflowWrap: 'anywhere', lineHeight: 1.4 }));
export const value = style(component({ textAlign: 'end', whiteSpace: 'nowrap' }));
export const share = style(
  component({
    minWidth: '4em',
    color: vars.color.inkQuiet,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
);
