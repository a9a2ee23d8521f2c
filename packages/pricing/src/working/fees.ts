/** Workings of what is paid beside the goods: packaging, freight, urgency. */
import type { Formula, Working } from '@banxin/contract/entities/working';
import { type Route, routeTo } from '../delivery/freight.ts';
import { netWeight, type Parcel, pack } from '../delivery/packing.ts';
import type { CarrierRate, PriceBook } from '../priceBook/book.types.ts';
import type {
  CarrierCode,
  Configuration,
  FactoryId,
  Line,
  PackagingOptions,
  Product,
  UrgentLevel,
} from '../types.ts';
import { Worksheet } from './evaluate.ts';

/** Goods that are packed. */
export interface Packed {
  readonly product: Product;
  readonly book: PriceBook;
  readonly configuration: Configuration;
  readonly packaging: PackagingOptions;
}

/** What is sent: net, and as it is packed. */
export interface Load {
  readonly book: PriceBook;
  readonly net: { readonly grams: number; readonly cm3: number };
  readonly parcel: Parcel;
}

const loadOf = ({ product, book, configuration, packaging }: Packed): Load => ({
  book,
  net: netWeight(product, configuration),
  parcel: pack(product, book, configuration, packaging),
});

function cartonsStep(sheet: Worksheet, { net, book }: Load): string {
  const { cartonGrams, cartonCm3 } = book.packaging;
  const byWeight: Formula = [
    '÷',
    sheet.input('netWeight', 'gram', net.grams),
    sheet.input('cartonWeight', 'gram', cartonGrams),
  ];
  const byVolume: Formula = [
    '÷',
    sheet.input('netVolume', 'cm3', net.cm3),
    sheet.input('cartonVolume', 'cm3', cartonCm3),
  ];
  return sheet.step('cartons', 'count', ['max', 1, byWeight, byVolume], { round: 'up' });
}

/** Workings of packaging by the ids of its lines. */
export function packagingWorkings(packed: Packed, group: Line): Map<string, Working> {
  const { packaging } = packed.book;
  const load = loadOf(packed);
  const { parcel } = load;
  const workings = new Map<string, Working>();
  const eachOf: Readonly<Record<string, number>> = {
    'packaging.carton': packaging.carton,
    'packaging.separate': packaging.separateStyle,
    'packaging.neutral': packaging.neutral,
    'packaging.tearProof': packaging.tearProof,
  };
  for (const { id } of group.children ?? []) {
    const sheet = new Worksheet();
    const each = sheet.input(id.replace('.', '_'), 'fen', eachOf[id] ?? 0);
    const count =
      id === 'packaging.separate'
        ? sheet.input('styles', 'count', packed.configuration.styles)
        : parcel.cartons > 0
          ? cartonsStep(sheet, load)
          : sheet.input('parcels', 'count', parcel.parcels);
    sheet.step('amount', 'fen', ['×', each, count]);
    workings.set(id, sheet.steps);
  }
  return workings;
}

/** Goods with wrapping and cartons. */
function grossStep(sheet: Worksheet, load: Load): string {
  const { wrap, tareGrams } = load.book.packaging;
  const net = sheet.input('netWeight', 'gram', load.net.grams);
  const rate = sheet.input('wrapRate', 'rate', wrap);
  const wrapped: Formula = ['×', net, ['+', 1, rate]];
  if (load.parcel.cartons === 0) return sheet.step('gross', 'gram', wrapped, { round: 'up' });
  const tare: Formula = ['×', cartonsStep(sheet, load), sheet.input('tare', 'gram', tareGrams)];
  return sheet.step('gross', 'gram', ['+', wrapped, tare], { round: 'up' });
}

/** The larger of weight and volume, in the carrier's steps. */
function chargedStep(sheet: Worksheet, rate: CarrierRate, weight: string, volume: number): string {
  const { divisor, stepGrams } = rate;
  const light: Formula =
    divisor === 0
      ? weight
      : [
          'max',
          weight,
          sheet.step(
            'volumeWeight',
            'gram',
            ['÷', sheet.input('volume', 'cm3', volume), sheet.input('divisor', 'count', divisor)],
            { round: 'up' },
          ),
        ];
  return sheet.step('charged', 'gram', light, { round: 'up', grain: stepGrams });
}

function parcelWorking(
  sheet: Worksheet,
  { zone }: Route,
  rate: CarrierRate,
  parcel: Parcel,
  gross: string,
): void {
  const [first, further] = rate.zones[zone - 1] ?? [0, 0];
  const parcels = sheet.input('parcels', 'count', parcel.parcels);
  const each = sheet.step('eachGross', 'gram', ['÷', gross, parcels], { round: 'up' });
  const volume = Math.ceil(parcel.cm3 / parcel.parcels);
  const charged = chargedStep(sheet, rate, each, volume);
  const beyond: Formula = ['max', 0, ['-', charged, 1]];
  const fee: Formula = [
    '+',
    sheet.input('firstKg', 'fen', first),
    ['×', beyond, sheet.input('furtherKg', 'fen', further)],
  ];
  const one = sheet.step('eachFreight', 'fen', fee, { round: 'half' });
  sheet.step('amount', 'fen', ['×', one, parcels]);
}

/** Where something goes, and with whom. */
export interface Sending {
  readonly province: string;
  readonly city?: string | undefined;
  readonly carrier: CarrierCode;
  readonly factory: FactoryId;
  /** @unit fen */
  readonly goods: number;
}

/** The freight of packed goods with a carrier; null where the book of today knows neither the way nor the carrier. */
export const freightWorking = (packed: Packed, sending: Sending): Working | null =>
  loadWorking(loadOf(packed), sending);

/** The same for goods of which weight and volume are known. */
export function loadWorking(
  load: Load,
  { province, city, carrier, factory, goods }: Sending,
): Working | null {
  const { book, parcel } = load;
  const rate = book.carriers.find(({ code }) => code === carrier);
  const from = book.factories.find(({ id }) => id === factory);
  const route = from && routeTo(book, from, { province, ...(city !== undefined && { city }) });
  if (rate === undefined || !route) return null;
  const sheet = new Worksheet();
  sheet.input('zone', 'count', route.zone);
  const [fee] = rate.zones[route.zone - 1] ?? [0];
  if (rate.charge === 'flat') {
    if (rate.freeFrom !== null && goods >= rate.freeFrom) {
      sheet.input('freeFrom', 'fen', rate.freeFrom);
      sheet.input('eligible', 'fen', goods);
      sheet.input('free', 'fen', 0);
    } else sheet.input('trip', 'fen', fee);
    return sheet.steps;
  }
  const gross = grossStep(sheet, load);
  if (rate.charge === 'parcel') {
    parcelWorking(sheet, route, rate, parcel, gross);
    return sheet.steps;
  }
  const charged = chargedStep(sheet, rate, gross, parcel.cm3);
  const by: Formula = ['×', charged, sheet.input('perKg', 'fen', fee)];
  const exact = sheet.step('byWeight', 'fen', by, { round: 'half' });
  sheet.step('amount', 'fen', ['max', sheet.input('leastFreight', 'fen', rate.min), exact]);
  return sheet.steps;
}

/** What urgency adds to the goods. */
export function urgentWorking(book: PriceBook, level: UrgentLevel, goods: number): Working {
  const sheet = new Worksheet();
  const eligible = sheet.input('eligible', 'fen', goods);
  const factor = sheet.input('urgentFactor', 'rate', book.urgent[level].factor);
  const whole = sheet.step('withUrgent', 'fen', ['×', eligible, factor], { round: 'half' });
  sheet.step('amount', 'fen', ['-', whole, eligible]);
  return sheet.steps;
}
