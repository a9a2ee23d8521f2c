/** Shapes of what comment.ts sends and answers. */
import * as z from 'zod/mini';
import { COMMENT_MAX, COMMENT_PICTURES_MAX, COMMENT_STARS } from '../../constants.ts';
import {
  fileId,
  instant,
  pageInput,
  pageOf,
  rowId,
  serialNumber,
} from '../../entities/primitives.ts';
import { messages } from '../../messages.ts';

/** What a customer says of an order. */
export const orderComment = z.object({
  /** 1 to 5. */
  stars: z.int(),
  content: z.string(),
  pictures: z.array(z.object({ id: fileId, name: z.string() })),
  at: instant,
  /** null when it stands as it was written. */
  editedAt: z.nullable(instant),
  /** Until then it can be changed. */
  editableUntil: instant,
});
/** A value of {@link orderComment}. */
export type OrderComment = z.infer<typeof orderComment>;

export const createComment = {
  input: z.object({
    orderSN: serialNumber,
    stars: z
      .int()
      .check(
        z.minimum(1, messages.commentStarsRequired),
        z.maximum(COMMENT_STARS, messages.commentStarsRequired),
      ),
    content: z._default(
      z.string().check(z.trim(), z.maxLength(COMMENT_MAX, messages.commentTooLong)),
      '',
    ),
    fileIds: z._default(
      z.array(fileId).check(z.maxLength(COMMENT_PICTURES_MAX, messages.suggestionPicturesMost)),
      [],
    ),
  }),
  output: orderComment,
};

export const getComment = {
  input: z.object({ orderSN: serialNumber }),
  output: z.nullable(orderComment),
};

/** What a buyer says of a product, for everybody who looks at it: never who said it, and of which order. */
export const productComment = z.object({
  stars: z.int(),
  content: z.string(),
  at: instant,
  /** Addresses of the buyer's photographs, small and large. */
  pictures: z.array(z.object({ small: z.string(), large: z.string() })),
});
/** A value of {@link productComment}. */
export type ProductComment = z.infer<typeof productComment>;

export const getProductComments = {
  input: z.object({ productId: rowId, ...pageInput }),
  output: pageOf(productComment),
};
