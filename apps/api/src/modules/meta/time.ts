/** The server's time: what pages count down to. */
import type { Context } from '../../context.ts';

export const readTime = async ({ now }: Context): Promise<{ now: string }> => ({ now });
