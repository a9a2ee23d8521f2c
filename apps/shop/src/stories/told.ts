/** A sentence of the server as a story wants it: in Chinese alone. */
import type { Said } from '@banxin/contract/refusals/row';

export const told = (message: string): Said => ({ message, data: { key: 'story' } });
