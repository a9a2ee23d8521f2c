/** The login form and the flows behind it. Their code comes when the page stands; what was typed before is kept. */
import { FlowEffects } from '@banxin/flows/react';
import { LoginForm } from '@banxin/ui/LoginForm';
import { useSearchParams } from 'wouter';
import { returnPath } from '../../../features/session/returnPath.ts';
import { useSession } from '../../../features/session/session.ts';
import { useLoginForm } from '../../../features/session/useLoginForm.tsx';

export default function LoginPart() {
  const [search] = useSearchParams();
  const { enter } = useSession();
  const returnUrl = returnPath(search.get('return_url'));
  const { flow, form, attributes } = useLoginForm('page', returnUrl);
  return (
    <div {...attributes}>
      <FlowEffects
        flow={flow}
        on={{
          success: () => enter(returnUrl),
          // Here is no dialog that closes.
          'login.closed': () => undefined,
          'login.removed': () => undefined,
        }}
      />
      <LoginForm {...form} />
    </div>
  );
}
