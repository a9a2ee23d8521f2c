/** Colleagues with logins of their own: who they are, what they may do and pay, what each did. */
import { saveSubAccount } from '@banxin/contract/calls/customer/subAccount';
import { SUB_ACCOUNTS_MAX } from '@banxin/contract/constants';
import type { SubAccount } from '@banxin/contract/entities/subAccount';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Text } from '@banxin/ui/Text';
import { Suspense, useCallback, useState } from 'react';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { ListSkeleton } from '../../lib/ListSkeleton.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { useSend } from '../../lib/useSend.ts';
import type { Opened } from './parts/SubAccountDialogs.tsx';
import type { SubAccountAction } from './parts/SubAccountTable.tsx';
import { useSubAccounts } from './sub-account.data.ts';
import { subAccountText } from './subAccount.messages.ts';
import { withPause } from './withPause.ts';

const SubAccountTable = lazyPart(() => import('./parts/SubAccountTable.tsx'));
void SubAccountTable.prepare();
const SubAccountDialogs = lazyPart(() => import('./parts/SubAccountDialogs.tsx'));

export default function SubAccountPage() {
  const text = useText(subAccountText);
  const showPartFailed = usePartFailedToast();
  const { toasts } = useServices();
  const { list, count } = useSubAccounts();
  const { refresh } = list;
  const resuming = useSend(saveSubAccount);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { send } = resuming;
  const act = useCallback(
    async (action: SubAccountAction, row: SubAccount): Promise<void> => {
      if (action !== 'resume') {
        setOpened({ what: action, row });
        return;
      }
      const sent = await send(withPause(row, false));
      if (sent.ok) toasts.show({ text: text.didResume, tone: 'positive' });
      refresh();
    },
    [send, toasts, text, refresh],
  );
  const isFull = count !== null && count >= SUB_ACCOUNTS_MAX;
  const add = (
    <Button variant="primary" isDisabled={isFull} onPress={() => setOpened({ what: 'add' })}>
      {text.add}
    </Button>
  );
  return (
    <>
      <ListSheet
        title={text.title}
        noun={text.noun}
        list={list}
        action={
          count !== null &&
          count > 0 && (
            <Inline gap={12}>
              <Text size={12} tone="quiet">
                {isFull ? text.full(SUB_ACCOUNTS_MAX) : text.used(count, SUB_ACCOUNTS_MAX)}
              </Text>
              {add}
            </Inline>
          )
        }
        words={{ label: text.search, placeholder: text.searchPlaceholder, hint: text.searchHint }}
        empty={{ title: text.none, hint: text.noneHint, action: add }}
      >
        {(rows, isPending) => (
          <Suspense fallback={<ListSkeleton hasPictures={false} />}>
            <SubAccountTable
              rows={rows}
              isPending={isPending || resuming.isPending}
              onAction={(action, row) => void act(action, row)}
            />
          </Suspense>
        )}
      </ListSheet>
      {opened !== null && (
        <PartBoundary
          onLost={() => {
            setOpened(null);
            showPartFailed(text.notOpened, () => setOpened(opened));
          }}
        >
          <SubAccountDialogs
            opened={opened}
            onEnd={(isDone) => {
              setOpened(null);
              if (isDone) refresh();
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}
