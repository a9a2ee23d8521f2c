// Styles of the registration.
import { style } from '@vanilla-extract/css';

export const centre = style({ width: '100%', maxWidth: '860px', marginInline: 'auto' });
