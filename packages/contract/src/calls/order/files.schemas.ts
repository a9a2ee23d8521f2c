/** Shapes of what files.ts sends and answers. */
import * as z from 'zod/mini';
import { printFile } from '../../entities/file.ts';
import { orderDetail } from '../../entities/order.ts';

export const getOrderThumbnail = {
  input: z.object({ orderSN: z.string() }),
  output: z.object({ sourceThumbnailPaths: z.array(z.string()) }),
};

export const getOrderFileInfo = {
  input: z.object({ orderSN: z.string() }),
  output: z.array(printFile),
};

export const setOrderFiles = {
  input: z.object({
    orderSN: z.string(),
    fileIds: z.array(z.string()).check(z.minLength(1, '请先上传印刷文件'), z.maxLength(50)),
  }),
  output: orderDetail,
};
