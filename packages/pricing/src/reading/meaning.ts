/** What words of a requirement may mean, before and after it is known which product they are about. */
import type { Colours, Unit } from '../types.ts';

/** One thing that words say. */
export type Meaning =
  | { readonly of: 'product'; readonly ids: readonly number[] }
  /** The first of these that the product has; so for sizes, covers and crafts. */
  | { readonly of: 'material'; readonly ids: readonly string[] }
  | { readonly of: 'gsm'; readonly value: number }
  | { readonly of: 'size'; readonly ids: readonly string[] }
  /** As it is written: width × height, a box's width × depth × height. */
  | { readonly of: 'mm'; readonly mm: readonly number[] }
  | {
      readonly of: 'colours';
      readonly exact?: Colours;
      readonly inks?: 4 | 1;
      readonly sides?: 1 | 2;
    }
  | { readonly of: 'spot'; readonly count: number }
  | { readonly of: 'pages'; readonly count: number }
  | { readonly of: 'cover'; readonly ids: readonly string[] }
  | {
      readonly of: 'craft';
      readonly ids: readonly string[];
      readonly sides?: 1 | 2;
      /** Its number: holes, lines, creases, cm². */
      readonly param?: number;
    }
  | { readonly of: 'without'; readonly ids: readonly string[] }
  | { readonly of: 'quantity'; readonly value: number; readonly unit: Unit | 'pieces' | '' }
  | { readonly of: 'styles'; readonly count: number }
  /** Asked for later, when the order is placed: urgency, invoice, delivery. */
  | { readonly of: 'later' }
  | { readonly of: 'filler' };

/** Words with what they may mean: the first reading of which the product has every part. */
export interface Token {
  readonly start: number;
  /** Index behind it. */
  readonly end: number;
  readonly readings: readonly (readonly Meaning[])[];
  /** A number with nothing behind it. */
  readonly isBare?: boolean;
}
