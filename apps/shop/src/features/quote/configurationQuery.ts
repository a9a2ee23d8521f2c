/** The part of an address that carries a configuration, whole or in part: what is missing is the product's usual. */
import type { Configuration } from '@banxin/contract/entities/configuration';

export const CONFIGURATION_PARAM = 'c';

export const configurationQuery = (chosen: Partial<Configuration>): Record<string, string> => ({
  [CONFIGURATION_PARAM]: JSON.stringify(chosen),
});

/** The part of an address that asks for the day by which it is wanted. */
export const ASK_DAY = { by: '' } as const;
