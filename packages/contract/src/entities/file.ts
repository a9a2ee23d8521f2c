/** An uploaded file and what the check found. */
import * as z from 'zod/mini';
import { uploadPurposeNames } from '../uploads.ts';
import { fileId, instant } from './primitives.ts';

/** Where an upload stands. */
export const fileStatus = z.enum(['uploading', 'checking', 'checked', 'refused']);

const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** One thing the check noticed. */
export const finding = z.object({
  /** Stable key, e.g. `SIZE_MISMATCH`, `LOW_RESOLUTION`, `FONT_NOT_EMBEDDED`. */
  code: z.string(),
  severity: z.enum(['error', 'warning', 'ok']),
  /** 1-based; absent when the whole file is meant. */
  page: z.optional(z.int()),
  /** Chinese: what, where, what would be right. */
  message: z.string(),
  /** The same in English, where the check has words for it. */
  english: z.optional(z.string()),
  /** Where on the page, from its top left. @unit mm */
  box: z.optional(rect),
  /** Every place, where there are several; `page` and `box` are the first. */
  places: z.optional(z.array(z.object({ page: z.int(), box: rect }))),
});
/** A value of {@link finding}. */
export type Finding = z.infer<typeof finding>;

/** A page of a print file, as far as it could be drawn. */
export const filePage = z.object({
  /** Media box. @unit mm */
  widthMm: z.number(),
  heightMm: z.number(),
  trimWidthMm: z.number(),
  trimHeightMm: z.number(),
  /** Absolute path of the page's PNG on the API host; null when it could not be drawn. */
  thumbnail: z.nullable(z.string()),
  preview: z.nullable(z.string()),
});
/** A value of {@link filePage}. */
export type FilePage = z.infer<typeof filePage>;

/** An uploaded file with its pages and findings. */
export const printFile = z.object({
  id: fileId,
  name: z.string(),
  /** What it was uploaded for. */
  purpose: z.enum(uploadPurposeNames),
  /** @unit bytes */
  size: z.int(),
  status: fileStatus,
  pageCount: z.nullable(z.int()),
  /** At most the first eight pages; only of print files. */
  pages: z.array(filePage),
  /** Of the file itself; the ones that depend on the job come from `File.Check`. */
  findings: z.array(finding),
  /** Why it was refused, in Chinese. */
  refusal: z.nullable(z.string()),
  createdAt: instant,
});
/** A value of {@link printFile}. */
export type PrintFile = z.infer<typeof printFile>;

/** One limit of what a customer may upload, and how much of it is taken. */
export const uploadShare = z.object({
  /** `stored`: files that no order uses; `hour`, `day`: uploads that began within it. */
  of: z.enum(['stored', 'hour', 'day']),
  /** @unit bytes */
  usedBytes: z.int(),
  /** @unit bytes */
  mostBytes: z.int(),
  /** When some of it is free again by itself; null while none is taken, or nothing is due to go. */
  freesAt: z.nullable(instant),
});
/** A value of {@link uploadShare}. */
export type UploadShare = z.infer<typeof uploadShare>;

/** The picture of a page, and of which file it is: paths on this server. */
export const pagePicture = z.object({
  name: z.string(),
  thumbnail: z.string(),
  preview: z.string(),
});
/** A value of {@link pagePicture}. */
export type PagePicture = z.infer<typeof pagePicture>;
