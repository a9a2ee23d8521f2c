/** Who parcels say they come from: kept, changed, one of them the default, or the works. */
import { getSenders, saveSender, setDefaultSender } from '@banxin/contract/calls/customer/sender';
import { SENDERS_MAX } from '@banxin/contract/constants';
import type { KeptSender } from '@banxin/contract/entities/sender';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { KeptHead } from '../../features/kept/KeptHead.tsx';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { ListSheet } from '../../lib/ListSheet.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useWholeList } from '../../lib/useList.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { useSend } from '../../lib/useSend.ts';
import { SenderTable } from './parts/SenderTable.tsx';
import { sendersText } from './senders.messages.ts';

const SenderEditor = lazyPart(() => import('./parts/SenderEditor.tsx'));
const RemoveSender = lazyPart(() => import('./parts/RemoveSender.tsx'));

/** What is open in front of the list. */
type Opened =
  | { readonly kind: 'edit'; readonly sender: KeptSender | null }
  | { readonly kind: 'remove'; readonly sender: KeptSender };

export default function SendersPage() {
  const text = useText(sendersText);
  const canChange = useCanCall()(saveSender);
  const showPartFailed = usePartFailedToast();
  const { toasts } = useServices();
  const list = useWholeList(getSenders, {});
  const { send, sending } = useSend(setDefaultSender);
  const [opened, setOpened] = useState<Opened | null>(null);
  const kept = list.rows.state === 'ready' ? list.rows.value.items : [];
  const isFull = kept.length >= SENDERS_MAX;
  const hasDefault = kept.some(({ isDefault }) => isDefault);
  const comeFrom = async (id: number | null): Promise<void> => {
    const sent = await send({ id });
    if (!sent.ok) return;
    toasts.show({ text: id === null ? text.nowWorks : text.madeDefault, tone: 'positive' });
  };
  const add = (
    <Button
      variant="primary"
      isDisabled={isFull}
      onPress={() => setOpened({ kind: 'edit', sender: null })}
    >
      {text.add}
    </Button>
  );
  const count = isFull ? text.full(SENDERS_MAX) : text.count(kept.length, SENDERS_MAX);
  const close = (): void => setOpened(null);
  return (
    <>
      <ListSheet
        title={text.title}
        noun={text.noun}
        action={
          <KeptHead note={canChange ? count : text.byMaster}>
            {canChange && kept.length > 0 && add}
          </KeptHead>
        }
        above={
          kept.length > 0 && (
            <Inline gap={12} justify="between">
              <Text size={13} tone="body">
                {hasDefault ? text.rule : text.ruleNone}
              </Text>
              {canChange && hasDefault && (
                <Button
                  variant="quiet"
                  size="small"
                  isPending={sending?.id === null}
                  onPress={() => void comeFrom(null)}
                >
                  {text.asWorks}
                </Button>
              )}
            </Inline>
          )
        }
        list={list}
        empty={{ title: text.none, hint: text.noneHint, ...(canChange && { action: add }) }}
      >
        {(senders, isPending) => (
          <SenderTable
            senders={senders}
            isPending={isPending}
            canChange={canChange}
            takingOver={sending?.id ?? null}
            onDefault={({ id }) => void comeFrom(id)}
            onEdit={(sender) => setOpened({ kind: 'edit', sender })}
            onRemove={(sender) => setOpened({ kind: 'remove', sender })}
          />
        )}
      </ListSheet>
      {opened !== null && (
        <PartBoundary
          onLost={() => {
            close();
            showPartFailed(text.notOpened, () => setOpened(opened));
          }}
        >
          {opened.kind === 'edit' ? (
            <SenderEditor sender={opened.sender} onEnd={close} />
          ) : (
            <RemoveSender
              sender={opened.sender}
              next={kept.find(({ id }) => id !== opened.sender.id)}
              onEnd={close}
            />
          )}
        </PartBoundary>
      )}
    </>
  );
}
