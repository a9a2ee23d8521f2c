/** Shapes of what create.ts sends and answers. */
import * as z from 'zod/mini';
import { commitMode, importId, importProgress } from '../../entities/batch.ts';

export const createBatch = {
  input: z.object({ importId, mode: commitMode }),
  output: importProgress,
};
