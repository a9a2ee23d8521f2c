/** Shapes of what files.ts sends and answers. */
import * as z from 'zod/mini';
import { JOB_FILES_MAX } from '../../constants.ts';
import { printFile } from '../../entities/file.ts';
import { orderDetail } from '../../entities/order.ts';
import { fileId, serialNumber } from '../../entities/primitives.ts';
import { jobStyles } from '../../entities/styles.ts';
import { messages } from '../../messages.ts';

export const getOrderThumbnail = {
  input: z.object({ orderSN: serialNumber }),
  output: z.object({ sourceThumbnailPaths: z.array(z.string()) }),
};

export const getOrderFileInfo = {
  input: z.object({ orderSN: serialNumber }),
  output: z.array(printFile),
};

export const setOrderFiles = {
  input: z.object({
    orderSN: serialNumber,
    fileIds: z
      .array(fileId)
      .check(z.minLength(1, messages.filesRequired), z.maxLength(JOB_FILES_MAX)),
    /** Names of the styles, and which of the files holds which side; absent: one file per style, in their order. */
    styles: z.optional(jobStyles),
  }),
  output: orderDetail,
};
