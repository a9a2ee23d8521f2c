/** Registration: opens an account, logs in, and goes on to where the visitor wanted to go. */
import { Heading } from '@banxin/ui/Heading';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './register.css.ts';
import { registerText } from './register.messages.ts';

const RegisterPart = lazyPart(() => import('./parts/RegisterPart.tsx'));
void RegisterPart.prepare();

export default function RegisterPage() {
  const text = useText(registerText);
  return (
    <Page paddingBlock={44}>
      <div className={css.centre}>
        <Sheet padding="large">
          <Stack gap={32}>
            <Stack gap={8}>
              <Heading level={1} isBrand>
                {text.title}
              </Heading>
              <Text tone="body">{text.lead}</Text>
            </Stack>
            <Suspense fallback={<Skeleton shape="control" count={6} isAnnounced />}>
              <RegisterPart />
            </Suspense>
          </Stack>
        </Sheet>
      </div>
    </Page>
  );
}
