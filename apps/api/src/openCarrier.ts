/** Chooses the driver of the carriers by what is configured. */
import type { Config } from './config.ts';
import { type Carrier, noCarrier } from './ports/carrier.ts';
import { createKuaidi100 } from './ports/kuaidi100.ts';
import { localCarrier } from './ports/localCarrier.ts';
import { PARCEL_NOTICES_PATH } from './ports/noticePath.ts';

/** The service where there are keys; else parcels that move by themselves, but never in production: there nobody is asked. */
export function openCarrier({
  kuaidi100,
  isProduction,
  publicOrigin,
}: Pick<Config, 'kuaidi100' | 'isProduction' | 'publicOrigin'>): Carrier {
  if (kuaidi100 === null) return isProduction ? noCarrier : localCarrier;
  const callbackUrl = publicOrigin === null ? null : `${publicOrigin}${PARCEL_NOTICES_PATH}`;
  return createKuaidi100({ ...kuaidi100, callbackUrl });
}
