// Styles of CropMarks: two hairlines outside each corner, in line with the edges, not touching them.
import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../css/layer.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const REACH = '20px';
const LENGTH = '14px';
const line = `linear-gradient(${vars.color.inkQuiet}, ${vars.color.inkQuiet})`;

export const frame = style(component({ position: 'relative', minWidth: 0 }));

const base = style(
  component({
    position: 'absolute',
    width: REACH,
    height: REACH,
    pointerEvents: 'none',
    backgroundImage: `${line}, ${line}`,
    backgroundSize: `${LENGTH} 1px, 1px ${LENGTH}`,
    backgroundRepeat: 'no-repeat',
    '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
  }),
);

export const mark = styleVariants({
  topLeft: [
    base,
    component({
      top: `-${REACH}`,
      left: `-${REACH}`,
      backgroundPosition: 'left bottom, right top',
    }),
  ],
  topRight: [
    base,
    component({
      top: `-${REACH}`,
      right: `-${REACH}`,
      backgroundPosition: 'right bottom, left top',
    }),
  ],
  bottomLeft: [
    base,
    component({
      bottom: `-${REACH}`,
      left: `-${REACH}`,
      backgroundPosition: 'left top, right bottom',
    }),
  ],
  bottomRight: [
    base,
    component({
      bottom: `-${REACH}`,
      right: `-${REACH}`,
      backgroundPosition: 'right top, left bottom',
    }),
  ],
});
