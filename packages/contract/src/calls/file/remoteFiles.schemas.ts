/** Shapes of what remoteFiles.ts sends and answers. */
import * as z from 'zod/mini';
import { REMOTE_FILES_MAX } from '../../constants.ts';
import { pathEncrypt } from '../../entities/folderPath.ts';
import { fileId, keyedMessage, shortText } from '../../entities/primitives.ts';

/** A file that is fetched from another server, and how far it is. */
export const remoteDownload = z.object({
  url: z.string(),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  /** What has come. @unit bytes */
  bytes: z.int(),
  /** As the other server says; null when it does not. @unit bytes */
  ofBytes: z.nullable(z.int()),
  /** Its file in the folder, once it is there; it may have been removed since. */
  fileId: z.nullable(fileId),
  /** Why it failed; null unless it did. */
  why: z.nullable(keyedMessage),
});

export const downloadRemoteFiles = {
  input: z.object({
    pathEncrypt,
    urls: z
      .array(shortText(1_000).check(z.minLength(1)))
      .check(z.minLength(1), z.maxLength(REMOTE_FILES_MAX)),
  }),
  /** Each address once, in the order of the input. */
  output: z.array(remoteDownload),
};
