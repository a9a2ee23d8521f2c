/** Shapes of what import.ts sends and answers. */
import * as z from 'zod/mini';
import { commitMode, importId, importProgress } from '../../entities/batch.ts';
import { noInput } from '../../entities/primitives.ts';

export const getCloudTemplate = {
  input: noInput,
  output: z.unknown(),
};

export const startCloudImport = {
  input: z.object({
    /** Address of the upload, or its id alone. */
    importUrl: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({ importId }),
};

export const createCloudBatch = {
  input: z.object({ importId, mode: commitMode }),
  output: importProgress,
};
