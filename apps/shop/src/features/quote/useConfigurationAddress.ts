/** Configuration, way and wished day in the page's address from the first change on: a reload and a copied address bring them back. */
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import type { Configuration } from '@banxin/pricing/types';
import { useEffect, useMemo, useRef } from 'react';
import { configurationQuery } from './configurationQuery.ts';
import { SENDING_PARAMS, type Sending, sendingQuery } from './sendingQuery.ts';

/** Browsers refuse an address that is rewritten too often, as by a key held down. */
const PAUSE_MS = 150;

interface Shown extends Sending {
  readonly configuration: Configuration;
}

/** Nothing is loaded or drawn again: the router is not told, as it would draw the page for every press. */
function write({ configuration, ...sending }: Shown): void {
  const search = new URLSearchParams(window.location.search);
  const query = { ...configurationQuery(configuration as Wire), ...sendingQuery(sending) };
  for (const name of SENDING_PARAMS) search.delete(name);
  for (const [name, value] of Object.entries(query)) search.set(name, value);
  const { pathname, hash } = window.location;
  const address = `${pathname}?${search}${hash}`;
  History.prototype.replaceState.call(window.history, window.history.state, '', address);
}

/** At once; while a change follows another closely, the last one when the pause is over. */
export function useConfigurationAddress(
  configuration: Configuration,
  { way, wish }: Sending,
): void {
  const shown = useMemo(() => ({ configuration, way, wish }), [configuration, way, wish]);
  const written = useRef(shown);
  const latest = useRef(shown);
  const pause = useRef<number>(undefined);
  useEffect(() => {
    latest.current = shown;
    const put = (): void => {
      pause.current = undefined;
      if (latest.current === written.current) return;
      written.current = latest.current;
      write(latest.current);
      pause.current = window.setTimeout(put, PAUSE_MS);
    };
    if (pause.current === undefined) put();
  }, [shown]);
  useEffect(
    () => () => {
      window.clearTimeout(pause.current);
      pause.current = undefined;
    },
    [],
  );
}
