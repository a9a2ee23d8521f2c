/** The styles of a job: one specification, other artwork; each with its name and where its sides are. */
import * as z from 'zod/mini';
import { STYLE_NAME_MAX, STYLE_PARTS_MAX, STYLES_MAX } from '../constants.ts';
import { fileId, shortText } from './primitives.ts';

/** What a file holds of a style: both sides (all pages), one of the two, or one page of a book or of its cover. */
export const styleSide = z.enum(['all', 'front', 'back', 'page', 'cover']);
/** A value of {@link styleSide}. */
export type StyleSide = z.infer<typeof styleSide>;

/** What a file as a whole holds of a style. */
export type HeldSide = Exclude<StyleSide, 'page' | 'cover'>;

/** A file of a style. */
export const stylePart = z.object({
  fileId,
  side: styleSide,
  /** Its first page in that file, from 1: one file may hold several styles one after another. */
  page: z.int().check(z.minimum(1), z.maximum(10_000)),
});
/** A value of {@link stylePart}. */
export type StylePart = z.infer<typeof stylePart>;

/** One style. */
export const jobStyle = z.object({
  /** Empty: called by its number. */
  name: shortText(STYLE_NAME_MAX),
  /** A front and a back, or one file; of a book whose pages were put in order, every page in the order of reading; none yet. */
  parts: z.array(stylePart).check(z.maxLength(STYLE_PARTS_MAX)),
});
/** A value of {@link jobStyle}. */
export type JobStyle = z.infer<typeof jobStyle>;

/** The first style first. */
export const jobStyles = z.array(jobStyle).check(z.maxLength(STYLES_MAX));
