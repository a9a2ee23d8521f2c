/** Shapes of what upload.ts sends and answers. */
import * as z from 'zod/mini';
import { uploadShare } from '../../entities/file.ts';

export const getUploadShares = {
  input: z.object({}),
  output: z.array(uploadShare),
};
