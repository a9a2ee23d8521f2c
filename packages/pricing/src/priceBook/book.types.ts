/**
 * The price book: every number a shop owner may change, as data with a version.
 * Rates are integers: fen, milli-fen (1/1000 fen) or basis points (10000 = ×1).
 */
import type { BasisPoints, Fen, MilliFen } from '../money.ts';
import type { SheetId } from '../plan/sheets.ts';
import type {
  CarrierCode,
  CraftKind,
  CustomerType,
  FactoryId,
  Family,
  Paper,
  UrgentLevel,
} from '../types.ts';

/** Cost of one form on a press: a set of plates for one side. */
export interface PressRates {
  /** Plates, make-ready and the first impressions, four inks. */
  formStart: MilliFen;
  /** Per ink and started run of 500 impressions beyond the included ones. */
  per500: MilliFen;
}

/** fixed + perUnit × count, at least min. The field that holds the rate names what is counted. */
export interface LinearRate {
  fixed: MilliFen;
  perUnit: MilliFen;
  min: MilliFen;
}

/** Costs of post-press work; areas in cm² or m², counts in pieces unless stated. */
export interface FinishingRates {
  /** Per m² and side of the press sheet. */
  film: LinearRate & { minDigital: MilliFen; minLabel: MilliFen };
  /** Per m² and side of the finished piece. */
  uv: LinearRate;
  /** Die per cm² (at least dieMin) + per hit; the whole at least min. */
  foil: { diePerCm2: MilliFen; dieMin: MilliFen; perHit: MilliFen; min: MilliFen };
  emboss: { diePerCm2: MilliFen; dieMin: MilliFen; perHit: MilliFen; min: MilliFen };
  /** Die per cm² of blank and position on the sheet, then per sheet. */
  dieCut: { diePerCm2: MilliFen; dieMin: MilliFen; perSheet: MilliFen };
  /** Bag dies are creasing rules only: one price. */
  bagDie: MilliFen;
  /** Label knife per cm of outline; contour is dearer. */
  labelDie: { perCm: MilliFen; contour: BasisPoints; min: MilliFen };
  /** Everything counted per piece and repetition; fixed is per repetition. */
  perPiece: Readonly<
    Record<
      Exclude<CraftKind, 'film' | 'uv' | 'foil' | 'emboss' | 'dieCut' | 'labelDie'>,
      LinearRate
    >
  >;
  /** Set-up of the folding machine per signature of a book. */
  signatureSetup: MilliFen;
  /** One fold through a signature. */
  signatureFold: MilliFen;
  /** Cutting to size: dedicated per press sheet with a minimum, digital and gang flat. */
  cutting: { dedicated: LinearRate; digital: MilliFen; gang: MilliFen };
  /** Inner box for a unit of cards. */
  cardBox: MilliFen;
}

export interface CarrierRate {
  code: CarrierCode;
  name: string;
  /** parcel: per carton, first kg + each further kg at `stepGrams`; consignment: per kg of all cartons, at least `min`. */
  charge: 'parcel' | 'consignment' | 'flat';
  /** cm³ per chargeable kg; 0 = volume does not count. */
  divisor: number;
  stepGrams: number;
  /** By zone 1–5. parcel: [first, further]; consignment and flat: [fee, 0]. */
  zones: readonly (readonly [Fen, Fen])[];
  min: Fen;
  /** flat only: free from this goods amount. */
  freeFrom: Fen | null;
  /** Least and most for one order (consignment) or one carton (parcel). @unit g */
  minGrams: number;
  maxGrams: number;
  /** Longest side of a carton. @unit mm, 0 = no limit */
  maxLengthMm: number;
  /** Calendar days by zone. */
  transit: readonly number[];
  /** Collects and delivers also during the Spring Festival pause. */
  worksThroughNewYear: boolean;
  /** Serves the factory's city only. */
  sameCityOnly: boolean;
}

export interface Factory {
  id: FactoryId;
  name: string;
  province: string;
  city: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** Families it can make or ship. */
  families: readonly Family[];
  /** Provinces it serves first. */
  serves: readonly string[];
  /** Added when factories are compared, never charged. */
  loadPenalty: Fen;
}

export interface PriceBook {
  version: string;
  /** VAT on goods. */
  vat: BasisPoints;
  /** List prices are multiples of this. @unit fen */
  step: number;
  /** First band whose `below` exceeds the cost; the last band has no limit. */
  margins: readonly { below: MilliFen | null; rate: BasisPoints }[];
  /** By customer type. */
  customerTypes: Readonly<Record<CustomerType, BasisPoints>>;
  /** Print discount of VIP levels; absent = none. */
  vip: Readonly<Record<number, BasisPoints>>;
  /** Sample goods for growth levels (specification §9). */
  sample: { levels: readonly number[]; rate: BasisPoints };
  /** ¥ per tonne as milli-fen per gram, or per m² for label stock. */
  papers: Readonly<Record<Paper, { perGram: MilliFen } | { perM2: MilliFen }>>;
  /** Offset waste: share of net sheets, plus a count per run. */
  waste: { rate: BasisPoints; sheets: number };
  presses: Readonly<Record<Exclude<SheetId, 'digital'>, PressRates>>;
  /** Impressions included in a form start. */
  included: number;
  /** Form start by number of inks, of the four-ink price. */
  inkShare: Readonly<Record<number, BasisPoints>>;
  gang: {
    sheet: SheetId;
    /** Share of the sheet that is sold. */
    fill: BasisPoints;
    margin: BasisPoints;
    wasteSheets: number;
    /** Least pieces of one style by family; families not named are not gang-run. */
    minPieces: Readonly<Partial<Record<Family, number>>>;
    /** Most pieces of one style. */
    maxPieces: number;
  };
  digital: {
    start: MilliFen;
    perSide: MilliFen;
    /** One-ink sides. */
    perSideMono: MilliFen;
    /** Digital papers cost more per gram. */
    paper: BasisPoints;
    waste: { rate: BasisPoints; sheets: number };
    maxSheets: number;
  };
  label: {
    setup: MilliFen;
    packing: MilliFen;
    waste: BasisPoints;
    /** Between labels on the web. @unit mm */
    gapMm: number;
  };
  finishing: FinishingRates;
  urgent: Readonly<Record<UrgentLevel, { factor: BasisPoints; label: string }>>;
  packaging: {
    carton: Fen;
    cartonGrams: number;
    cartonCm3: number;
    /** Own weight of a carton with filling. */
    tareGrams: number;
    /** Wrapping and spare sheets on top of the net weight. */
    wrap: BasisPoints;
    /** Kraft wrap alone up to here. */
    kraftGrams: number;
    separateStyle: Fen;
    neutral: Fen;
    tearProof: Fen;
    neutralFreeLevels: readonly number[];
    /** Longest side of the carton. @unit mm */
    lengthMm: number;
  };
  carriers: readonly CarrierRate[];
  /** Provinces that no carrier of the shop reaches. */
  unreachable: readonly string[];
  /** Zone 5 wherever the factory is. */
  remote: readonly string[];
  /** Upper limits of zones 2 and 3. @unit km */
  zoneKm: readonly [number, number];
  factories: readonly Factory[];
  /** Factory choice: points per day after the wished date. */
  latePenalty: Fen;
  /** Working days added by crafts, and for work done outside. */
  craftDays: Readonly<Partial<Record<CraftKind, number>>>;
  /** Production days of a digital job. */
  digitalDays: number;
  /** Production starts today when paid and confirmed before this local time. */
  cutOff: string;
}
