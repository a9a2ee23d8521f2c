// Hidden from sight, read aloud: the one class for it.
import { style } from '@vanilla-extract/css';
import { layout } from '../css/layer.ts';
import { visuallyHidden } from '../css/visuallyHidden.ts';

export const hidden = style(layout(visuallyHidden));
