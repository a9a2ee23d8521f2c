/** Shapes of what orderFiles.ts sends and answers. */
import * as z from 'zod/mini';
import {
  FOLDER_FILES_MAX,
  FOLDER_LISTED_MAX,
  MERGE_FILES_MAX,
  MERGES_MAX,
} from '../../constants.ts';
import { fileStatus } from '../../entities/file.ts';
import { pathEncrypt } from '../../entities/folderPath.ts';
import {
  fileId,
  instant,
  keyedMessage,
  nothing,
  serialNumber,
  shortText,
} from '../../entities/primitives.ts';
import { remoteDownload } from './remoteFiles.schemas.ts';

/** A name as people see it; what it may be is decided where the kind of the file is known. */
const name = shortText(200).check(z.minLength(1));

const fileIds = z.array(fileId).check(z.minLength(1), z.maxLength(FOLDER_FILES_MAX));

/** A file of a folder. */
export const folderFile = z.object({
  id: fileId,
  name: z.string(),
  /** @unit bytes */
  size: z.int(),
  status: fileStatus,
  pageCount: z.nullable(z.int()),
  /** The order of this folder prints it. */
  isPrinted: z.boolean(),
  /** Why it can be neither renamed nor removed; null when it can. */
  kept: z.nullable(keyedMessage),
  createdAt: instant,
});

export const getFileInfos = {
  input: z.object({ pathEncrypt }),
  output: z.object({
    /** The order's number, unless its customer called it something else. */
    name: z.string(),
    orderSN: z.nullable(serialNumber),
    mayWrite: z.boolean(),
    /** Newest first, at most as many as `FOLDER_LISTED_MAX`. */
    files: z.array(folderFile).check(z.maxLength(FOLDER_LISTED_MAX)),
    /** All that there are. */
    total: z.int(),
    /** What was lately asked for from other servers, newest first. */
    downloads: z.array(remoteDownload),
  }),
};

export const renameFolder = {
  input: z.object({ pathEncrypt, name }),
  output: z.object({ name: z.string() }),
};

export const renameFiles = {
  input: z.object({
    pathEncrypt,
    files: z
      .array(z.object({ id: fileId, name }))
      .check(z.minLength(1), z.maxLength(FOLDER_FILES_MAX)),
  }),
  output: z.array(z.object({ id: fileId, name: z.string() })),
};

export const removeOrderFile = {
  input: z.object({ pathEncrypt, id: fileId }),
  output: nothing,
};

export const removeOrderFiles = {
  input: z.object({ pathEncrypt, ids: fileIds }),
  output: z.array(
    z.object({
      id: fileId,
      isRemoved: z.boolean(),
      /** Why it stays; null when it is gone. */
      why: z.nullable(keyedMessage),
    }),
  ),
};

export const removeUnusedFile = {
  input: z.object({ pathEncrypt, id: fileId }),
  output: nothing,
};

/** What became of one file that was to be made. */
const made = z.object({
  /** Its new file, whose check has begun; null when there is none. */
  file: z.nullable(z.object({ id: fileId, name: z.string() })),
  /** Why there is none. */
  why: z.nullable(keyedMessage),
});

export const copyRetouchedFiles = {
  input: z.object({ pathEncrypt, ids: fileIds }),
  /** In the order of the input. */
  output: z.array(made),
};

export const mergeOrderFiles = {
  input: z.object({
    pathEncrypt,
    merges: z
      .array(
        z.object({
          name,
          /** In the order of their pages; one may come twice. */
          ids: z.array(fileId).check(z.minLength(2), z.maxLength(MERGE_FILES_MAX)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MERGES_MAX)),
  }),
  /** In the order of the input. */
  output: z.array(made),
};
