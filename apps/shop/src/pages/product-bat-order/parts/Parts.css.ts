// Styles of the pieces of a batch order.
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', overflowWrap: 'anywhere' });
