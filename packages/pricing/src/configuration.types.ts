/**
 * A configuration (what the customer chose) and what the engine answers about it.
 */
import type { Colours } from './product.types.ts';
import type { Sentence } from './wording/sentence.ts';

/** One chosen craft. */
export interface CraftUse {
  id: string;
  params?: Readonly<Record<string, number>>;
  sides?: 1 | 2;
}

/** What the customer chose. Complete, or refused with `missing`. */
export interface Configuration {
  productId: number;
  /** A preset's id or 'custom'. With a preset the millimetres repeat the preset's. */
  sizeId: string;
  widthMm: number;
  heightMm: number;
  depthMm?: number;
  materialId: string;
  gsm: number;
  colours: Colours;
  /** Number of spot inks. @default 0 */
  spot?: number;
  pages?: number;
  /** Id of a {@link Cover}; absent or 'self' = same paper as the pages. */
  coverId?: string;
  crafts: readonly CraftUse[];
  /** Ordered units per style (boxes, sheets, books …). */
  quantity: number;
  /** 款数: different artworks, each printed `quantity` times. */
  styles: number;
}

/** Address of one option: `material:coated`, `gsm:157`, `size:a4`, `colours:4+4`, `craft:filmGloss`. */
export type OptionId = `${OptionField}:${string}`;

export type OptionField =
  | 'size'
  | 'material'
  | 'gsm'
  | 'colours'
  | 'spot'
  | 'pages'
  | 'cover'
  | 'craft'
  | 'quantity'
  | 'styles';

/** Options that cannot be combined; `ids` is a minimal set: dropping any one of them ends the conflict. */
export interface Conflict {
  ids: OptionId[];
  reason: string;
  /** The reason, to be worded where it is read. */
  said: Sentence;
}

/** Something required that was not given. */
export interface Missing {
  field: OptionField;
  reason: string;
  /** The reason, to be worded where it is read. */
  said: Sentence;
}

/** One option that a proposal changes. */
export interface Change {
  field: OptionField;
  /** What was chosen, in words; '' when nothing was. */
  from: string;
  to: string;
  /** Nothing takes its place: `to` says so, 不覆膜. */
  isDropped?: true;
}

/** A valid configuration close to an invalid one. Fewest changes first. */
export interface Nearest {
  configuration: Configuration;
  changes: Change[];
}

export interface Evaluation {
  valid: boolean;
  missing: Missing[];
  conflicts: Conflict[];
  /** Up to 3 proposals, all with the same smallest number of changes; empty when valid. */
  nearest: Nearest[];
}

/** Whether one option can be chosen now, and if not, why and what would allow it. */
export type OptionState =
  | { id: OptionId; label: string; chosen: boolean; available: true }
  | {
      id: OptionId;
      label: string;
      chosen: boolean;
      available: false;
      reason: string;
      conflictsWith: OptionId[];
      /** Valid configuration that contains the option; null when none exists. */
      nearest: Nearest | null;
    };
