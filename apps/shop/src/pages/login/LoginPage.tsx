/** Login as a page of its own; afterwards to where the visitor wanted to go. */
import { Heading } from '@banxin/ui/Heading';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './login.css.ts';
import { loginText } from './login.messages.ts';

const LoginPart = lazyPart(() => import('./parts/LoginPart.tsx'));
void LoginPart.prepare();

export default function LoginPage() {
  const text = useText(loginText);
  return (
    <Page paddingBlock={44}>
      <div className={css.centre}>
        <Sheet padding="large">
          <Stack gap={16}>
            <Heading level={1} isBrand>
              {text.title}
            </Heading>
            <Suspense fallback={<Skeleton shape="control" count={4} isAnnounced />}>
              <LoginPart />
            </Suspense>
          </Stack>
        </Sheet>
      </div>
    </Page>
  );
}
