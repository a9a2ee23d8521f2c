/** Shapes of what places.ts sends and answers. */
import * as z from 'zod/mini';
import { shortText } from '../../entities/primitives.ts';
import { REGION_MAX } from '../../rules/address.ts';

export const getProvinceByAddress = {
  input: z.object({ address: shortText(200) }),
  output: z.nullable(
    z.object({
      /** Short name, e.g. 内蒙古. */
      province: z.string(),
      capital: z.string(),
    }),
  ),
};

export const getDeliveryDistance = {
  input: z.object({ province: shortText(REGION_MAX) }),
  output: z.array(
    z.object({
      factoryId: z.int(),
      /** Great circle to the province's capital. @unit km */
      distanceKm: z.int(),
      /** 1 near to 5 remote; the freight goes by it. */
      zone: z.int(),
    }),
  ),
};
