/** What customers call their own (names, addresses, remarks, files), as they wrote it: nobody translates it. */
import type { ReactNode } from 'react';

export function Own({ children }: { readonly children: ReactNode }) {
  return <span translate="no">{children}</span>;
}
