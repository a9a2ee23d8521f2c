/** Shapes of what printFile.ts sends and answers. */
import * as z from 'zod/mini';
import { configuration } from '../../entities/configuration.ts';
import { finding, printFile } from '../../entities/file.ts';
import { fileId, nothing } from '../../entities/primitives.ts';

export const getFile = {
  input: z.object({ id: fileId }),
  output: printFile,
};

export const checkFile = {
  input: z.object({ id: fileId, configuration }),
  output: z.array(finding),
};

export const removeFile = {
  input: z.object({ id: fileId }),
  output: nothing,
};
