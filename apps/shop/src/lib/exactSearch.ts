/** The query of the address, exactly as it stands there. */
import { useSearch } from 'wouter/use-browser-location';

/**
 * For the router, which decodes the query before anybody reads it: an address inside it, such as the one that a
 * visitor was kept from, would lose a layer of its own encoding.
 */
export const useExactSearch: typeof useSearch = (options) =>
  useSearch(options).replaceAll('%', '%25');
