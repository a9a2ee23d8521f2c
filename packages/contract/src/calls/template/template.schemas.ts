/** Shapes of what template.ts sends and answers. */
import * as z from 'zod/mini';
import { finding } from '../../entities/file.ts';
import { pageInput, rowId, shortText } from '../../entities/primitives.ts';
import { templateCard, templateColour, templateIndustry } from '../../entities/template.ts';

export const getTemplates = {
  input: z.object({
    productId: z.optional(rowId),
    industry: z.optional(templateIndustry),
    colour: z.optional(templateColour),
    /** Words of the name, in either language. */
    words: z.optional(shortText(50)),
    ...pageInput,
  }),
  output: z.object({
    items: z.array(templateCard),
    total: z.int(),
    /** Products that there are templates for, whatever the filters. */
    products: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
};

export const getTemplate = {
  input: z.object({ id: rowId }),
  output: z.extend(templateCard, {
    pdfUrl: z.string(),
    /** The sheet from outside in; of boxes, bags and envelopes it is the flat one. @unit mm */
    boxes: z.object({
      trimWidthMm: z.number(),
      trimHeightMm: z.number(),
      /** Printed beyond the trim on every side. */
      bleedMm: z.number(),
      /** Words stay this far inside the trim. */
      safeMm: z.number(),
    }),
    pages: z.int(),
    /** Size of the product's configuration: a preset, or `custom`; null when it is withdrawn. */
    sizeId: z.nullable(z.string()),
    /** What the file check found, for the product as it is usually ordered. */
    report: z.array(finding),
  }),
};

export const getTemplateFile = {
  input: z.object({ id: rowId }),
  output: z.unknown(),
};

/** @unit mm */
const side = z.int().check(z.minimum(1), z.maximum(5_000));

export const getJobTemplate = {
  input: z.object({
    productId: rowId,
    widthMm: side,
    heightMm: side,
    depthMm: z.optional(side),
    /** Front and back, e.g. `4+0`. */
    colours: z.string().check(z.regex(/^\d\+\d$/)),
    /** Of a booklet. */
    pages: z.optional(z.int().check(z.minimum(1), z.maximum(400))),
  }),
  output: z.unknown(),
};
