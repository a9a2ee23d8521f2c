/** The configuration in the page's address from the first change on: a reload and a copied address bring it back. */
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import type { Configuration } from '@banxin/pricing/types';
import { useEffect, useRef } from 'react';
import { configurationQuery } from './configurationQuery.ts';

/** Browsers refuse an address that is rewritten too often, as by a key held down. */
const PAUSE_MS = 150;

/** Nothing is loaded or drawn again: the router is not told, as it would draw the page for every press. */
function write(configuration: Configuration): void {
  const search = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(configurationQuery(configuration as Wire))) {
    search.set(name, value);
  }
  const { pathname, hash } = window.location;
  const address = `${pathname}?${search}${hash}`;
  History.prototype.replaceState.call(window.history, window.history.state, '', address);
}

/** At once; while a change follows another closely, the last one when the pause is over. */
export function useConfigurationAddress(configuration: Configuration): void {
  const written = useRef(configuration);
  const latest = useRef(configuration);
  const pause = useRef<number>(undefined);
  useEffect(() => {
    latest.current = configuration;
    const put = (): void => {
      pause.current = undefined;
      if (latest.current === written.current) return;
      written.current = latest.current;
      write(latest.current);
      pause.current = window.setTimeout(put, PAUSE_MS);
    };
    if (pause.current === undefined) put();
  }, [configuration]);
  useEffect(
    () => () => {
      window.clearTimeout(pause.current);
      pause.current = undefined;
    },
    [],
  );
}
