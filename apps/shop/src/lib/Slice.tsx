/** A piece of the page that comes alive by itself: between two of them the browser hears whoever scrolls or presses. */
import { type ReactNode, Suspense } from 'react';
import { Committed } from './Committed.tsx';

/** React takes over what stands in no boundary in one go, and each boundary a little at a time. */
export function Slice({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Committed />
    </Suspense>
  );
}
