/** Shapes of what fileStanding.ts sends and answers. */
import * as z from 'zod/mini';
import { nothing, serialNumber } from '../../entities/primitives.ts';

export const setFilesModified = {
  input: z.object({ orderSN: serialNumber }),
  output: nothing,
};

export const setFilesConfirmed = {
  input: z.object({ orderSN: serialNumber }),
  output: nothing,
};
