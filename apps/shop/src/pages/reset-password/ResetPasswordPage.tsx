/** A forgotten password: prove the number, choose a new one, log in. */
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import * as css from './reset-password.css.ts';

const ResetPart = lazyPart(() => import('./parts/ResetPart.tsx'));
void ResetPart.prepare();

/** While the code of the steps is on its way to a visitor who came from another page. */
const pending = (
  <Sheet padding="large">
    <Stack gap={32}>
      <Skeleton shape="heading" isAnnounced />
      <Skeleton shape="control" count={4} />
    </Stack>
  </Sheet>
);

export default function ResetPasswordPage() {
  return (
    <Page paddingBlock={44}>
      <div className={css.centre}>
        <Suspense fallback={pending}>
          <ResetPart />
        </Suspense>
      </div>
    </Page>
  );
}
