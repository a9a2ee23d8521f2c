/** Templates. */
import type { Finding } from '@banxin/contract/entities/file';
import type { TemplateColour, TemplateIndustry } from '@banxin/contract/entities/template';
import type { Json } from './columns.ts';

export interface TemplatesTable {
  id: number;
  product_id: number;
  name: string;
  name_en: string;
  industry: TemplateIndustry;
  colour: TemplateColour;
  /** Both names as searches compare them. */
  search: string;
  /** Finished size. @unit mm */
  width_mm: number;
  height_mm: number;
  /** Of a box or bag. @unit mm */
  depth_mm: number | null;
  pages: number;
  /** Of the PDF, hex: its address. */
  hash: string;
  pdf: Uint8Array;
  /** The first page with its bleed, as a drawing. */
  picture: string;
  /** What the file check found. */
  findings: Json<Finding[]>;
}
