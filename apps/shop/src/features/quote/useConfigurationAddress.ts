/** The configuration in the page's address from the first change on: a reload and a copied address bring it back. */
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import type { Configuration } from '@banxin/pricing/types';
import { useEffect, useRef } from 'react';
import { configurationQuery } from './configurationQuery.ts';

/** Browsers refuse an address that is rewritten too often, as by a key held down. */
const SETTLED_MS = 150;

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

export function useConfigurationAddress(configuration: Configuration): void {
  const written = useRef(configuration);
  useEffect(() => {
    if (configuration === written.current) return undefined;
    const timer = window.setTimeout(() => {
      written.current = configuration;
      write(configuration);
    }, SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [configuration]);
}
