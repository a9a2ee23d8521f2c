/** Login as a page of its own; afterwards to where the visitor wanted to go. */
import { FlowEffects } from '@banxin/flows/react';
import { Heading } from '@banxin/ui/Heading';
import { LoginForm } from '@banxin/ui/LoginForm';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { useSearchParams } from 'wouter';
import { returnPath } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/session.ts';
import { useLoginForm } from '../../features/session/useLoginForm.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './login.css.ts';
import { loginText } from './login.messages.ts';

export default function LoginPage() {
  const text = useText(loginText);
  const [search] = useSearchParams();
  const { enter } = useSession();
  const returnUrl = returnPath(search.get('return_url'));
  const { flow, form, attributes } = useLoginForm('page', returnUrl);
  return (
    <Page paddingBlock={44}>
      <FlowEffects
        flow={flow}
        on={{
          success: () => enter(returnUrl),
          // Here is no dialog that closes.
          'login.closed': () => undefined,
          'login.removed': () => undefined,
        }}
      />
      <div className={css.centre} {...attributes}>
        <Sheet padding="large">
          <Stack gap={16}>
            <Heading level={1} isBrand>
              {text.title}
            </Heading>
            <LoginForm {...form} />
          </Stack>
        </Sheet>
      </div>
    </Page>
  );
}
