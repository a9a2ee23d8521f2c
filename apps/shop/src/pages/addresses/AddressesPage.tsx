/** Where goods usually go: kept, changed, imported from a list, one of them the default. */
import {
  createAddress,
  getAddresses,
  setDefaultAddress,
} from '@banxin/contract/calls/customer/address';
import { ADDRESSES_MAX } from '@banxin/contract/constants';
import type { Address } from '@banxin/contract/entities/customer';
import { Button } from '@banxin/ui/Button';
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
import { addressesText } from './addresses.messages.ts';
import { AddressTable } from './parts/AddressTable.tsx';

const AddressEditor = lazyPart(() => import('./parts/AddressEditor.tsx'));
const RemoveAddress = lazyPart(() => import('./parts/RemoveAddress.tsx'));
const ImportAddresses = lazyPart(() => import('./parts/ImportAddresses.tsx'));

/** What is open in front of the list. */
type Opened =
  | { readonly kind: 'edit'; readonly address: Address | null }
  | { readonly kind: 'remove'; readonly address: Address }
  | { readonly kind: 'import' };

interface OpenedWindowProps {
  readonly opened: Opened;
  readonly kept: readonly Address[];
  readonly onEnd: () => void;
}

function OpenedWindow({ opened, kept, onEnd }: OpenedWindowProps) {
  switch (opened.kind) {
    case 'edit':
      return <AddressEditor address={opened.address} onEnd={onEnd} />;
    case 'remove':
      return (
        <RemoveAddress
          address={opened.address}
          next={kept.find(({ id }) => id !== opened.address.id)}
          onEnd={onEnd}
        />
      );
    case 'import':
      return <ImportAddresses room={ADDRESSES_MAX - kept.length} onEnd={onEnd} />;
  }
}

export default function AddressesPage() {
  const text = useText(addressesText);
  const canChange = useCanCall()(createAddress);
  const showPartFailed = usePartFailedToast();
  const { toasts } = useServices();
  const list = useWholeList(getAddresses, {});
  const { send, sending } = useSend(setDefaultAddress);
  const [opened, setOpened] = useState<Opened | null>(null);
  const kept = list.rows.state === 'ready' ? list.rows.value.items : [];
  const isFull = kept.length >= ADDRESSES_MAX;
  const makeDefault = async ({ id }: Address): Promise<void> => {
    const sent = await send({ id });
    if (sent.ok) toasts.show({ text: text.madeDefault, tone: 'positive' });
  };
  const add = (
    <Button
      variant="primary"
      isDisabled={isFull}
      onPress={() => setOpened({ kind: 'edit', address: null })}
    >
      {text.add}
    </Button>
  );
  const importList = (
    <Button isDisabled={isFull} onPress={() => setOpened({ kind: 'import' })}>
      {text.import}
    </Button>
  );
  return (
    <>
      <ListSheet
        title={text.title}
        noun={text.noun}
        action={
          <KeptHead
            note={
              canChange
                ? isFull
                  ? text.full(ADDRESSES_MAX)
                  : text.count(kept.length, ADDRESSES_MAX)
                : text.byMaster
            }
          >
            {canChange && importList}
            {canChange && kept.length > 0 && add}
          </KeptHead>
        }
        list={list}
        empty={{
          title: text.none,
          hint: text.noneHint,
          ...(canChange && { action: add }),
        }}
      >
        {(addresses, isPending) => (
          <AddressTable
            addresses={addresses}
            isPending={isPending}
            canChange={canChange}
            takingOver={sending?.id ?? null}
            onDefault={(address) => void makeDefault(address)}
            onEdit={(address) => setOpened({ kind: 'edit', address })}
            onRemove={(address) => setOpened({ kind: 'remove', address })}
          />
        )}
      </ListSheet>
      {opened !== null && (
        <PartBoundary
          onLost={() => {
            setOpened(null);
            showPartFailed(text.notOpened, () => setOpened(opened));
          }}
        >
          <OpenedWindow opened={opened} kept={kept} onEnd={() => setOpened(null)} />
        </PartBoundary>
      )}
    </>
  );
}
