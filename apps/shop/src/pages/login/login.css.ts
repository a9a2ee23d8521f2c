// Styles of the login page.
import { style } from '@vanilla-extract/css';

export const centre = style({ width: '100%', maxWidth: '460px', marginInline: 'auto' });
