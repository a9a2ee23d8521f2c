/** Proves who the company is: what it is good for, the form, and what happens next in every state. */
import { getAuthInfo, submitAuth } from '@banxin/contract/calls/customer/authentication';
import { Heading } from '@banxin/ui/Heading';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { useState } from 'react';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { authText } from './auth.messages.ts';
import { AuthStanding } from './parts/AuthStanding.tsx';

const AuthEntry = lazyPart(() => import('./parts/AuthEntry.tsx'));

/** Statuses from which a document is handed in without being asked whether to replace one. */
const OPEN: readonly number[] = [0, 3, 4];

export default function AuthPage() {
  const text = useText(authText);
  const may = useCanCall();
  const info = useCall(getAuthInfo, {});
  /** The submission that is to be replaced, by its number. */
  const [replacing, setReplacing] = useState<number | null>(null);
  return (
    <Stack gap={20}>
      <Heading level={1}>{text.title}</Heading>
      <Loaded
        of={info}
        pending={<Skeleton shape="block" count={2} isAnnounced />}
        failed={{ place: 'sheet', title: text.loadFailed }}
      >
        {(authentication, refresh) => {
          const { status, rev } = authentication;
          const mayHand = may(submitAuth);
          const isOpen = OPEN.includes(status) || (replacing === rev && status !== 1);
          return (
            <Stack gap={20}>
              <AuthStanding
                of={authentication}
                canReplace={mayHand && !isOpen && status !== 1}
                onReplace={() => setReplacing(rev)}
              />
              {mayHand && isOpen && (
                <PartBoundary key={rev} pending={<Skeleton shape="control" count={5} />}>
                  <AuthEntry
                    of={authentication}
                    onDone={() => {
                      setReplacing(null);
                      void refresh();
                    }}
                    onBack={OPEN.includes(status) ? undefined : () => setReplacing(null)}
                  />
                </PartBoundary>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}
