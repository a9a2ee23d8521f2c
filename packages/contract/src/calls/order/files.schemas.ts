/** Shapes of what files.ts sends and answers. */
import * as z from 'zod/mini';
import { printFile } from '../../entities/file.ts';
import { orderDetail } from '../../entities/order.ts';
import { fileId, serialNumber } from '../../entities/primitives.ts';
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
    fileIds: z.array(fileId).check(z.minLength(1, messages.filesRequired), z.maxLength(50)),
  }),
  output: orderDetail,
};
