/** Counts which products logged-in customers look at, where the shop does so. */
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useSession } from '../features/session/session.ts';
import { UsageContext } from '../features/usage/usage.ts';
import { lazyOptional } from '../lib/lazyOptional.ts';
import { useServices } from '../lib/services.ts';
import { createSignal } from '../lib/signal.ts';

const UsageLog = lazyOptional(() => import('../features/usage/UsageLog.tsx'));

export function UsageRoot({ children }: { readonly children: ReactNode }) {
  const { usage } = useServices();
  const { user } = useSession();
  const [visits] = useState(() => createSignal<number>());
  const isCounted = Boolean(user && usage);
  // What nobody counts is not kept for later either.
  const value = useMemo(
    () => ({ visit: isCounted ? visits.emit : () => undefined }),
    [isCounted, visits],
  );
  return (
    <UsageContext value={value}>
      {children}
      {user && usage && (
        <Suspense>
          <UsageLog key={user.id} userId={user.id} usage={usage} visits={visits} />
        </Suspense>
      )}
    </UsageContext>
  );
}
