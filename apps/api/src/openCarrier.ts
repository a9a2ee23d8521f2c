/** Chooses the driver of the carriers by what is configured. */
import type { Config } from './config.ts';
import { type Carrier, noCarrier } from './ports/carrier.ts';
import { localCarrier } from './ports/localCarrier.ts';

/** Parcels that move by themselves, but never in production: there numbers are typed in and nobody is asked. */
export const openCarrier = ({ isProduction }: Pick<Config, 'isProduction'>): Carrier =>
  isProduction ? noCarrier : localCarrier;
