/** Shapes of what printFile.ts sends and answers. */
import * as z from 'zod/mini';
import { configuration } from '../../entities/configuration.ts';
import { finding, printFile } from '../../entities/file.ts';
import { nothing } from '../../entities/primitives.ts';

export const getFile = {
  input: z.object({ id: z.string() }),
  output: printFile,
};

export const checkFile = {
  input: z.object({ id: z.string(), configuration }),
  output: z.array(finding),
};

export const removeFile = {
  input: z.object({ id: z.string() }),
  output: nothing,
};
