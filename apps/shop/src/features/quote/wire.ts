/** A configuration as calls carry it: the same data without the engine's read-only marks. */
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import type { Configuration } from '@banxin/pricing/types';

export const onWire = ({ crafts, ...rest }: Configuration): Wire => ({
  ...rest,
  crafts: crafts.map(({ params, ...use }) => ({
    ...use,
    ...(params && { params: { ...params } }),
  })),
});
