// Styles of the page that binds a QQ to an account.
import { style } from '@vanilla-extract/css';

export const centre = style({ width: '100%', maxWidth: '460px', marginInline: 'auto' });
