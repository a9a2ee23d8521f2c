/** Asks before a colleague is removed. Work that is under way goes to another first; what comes meanwhile is asked about again. */
import {
  deleteSubAccount,
  getSubAccounts,
  handOverSubAccount,
} from '@banxin/contract/calls/customer/subAccount';
import type { SubAccount } from '@banxin/contract/entities/subAccount';
import { permissions } from '@banxin/contract/rules/permissions';
import { permissionsOf, rightsOf } from '@banxin/contract/rules/roles';
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useUser } from '../../../features/session/session.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useSend } from '../../../lib/useSend.ts';
import { subAccountText } from '../subAccount.messages.ts';

/** Of thirty, all. */
const ALL = { pageSize: 50 };

export interface RemoveSubAccountProps {
  readonly row: SubAccount;
  /** Closed; true when it was removed. */
  readonly onEnd: (isDone: boolean) => void;
}

export function RemoveSubAccount({ row, onEnd }: RemoveSubAccountProps) {
  const text = useText(subAccountText);
  const words = useFixedWords();
  const user = useUser();
  const { toasts } = useServices();
  const everybody = useCall(getSubAccounts, ALL);
  const handing = useSend(handOverSubAccount, { shownHere: 'all' });
  const removing = useSend(deleteSubAccount, { shownHere: 'all' });
  const [toId, setToId] = useState('');
  const [isAsked, setAsked] = useState(false);
  const listed = everybody.state === 'ready' ? everybody.value.items : [];
  // As it stands now: what came since the list was read is asked about too.
  const now = listed.find(({ id }) => id === row.id) ?? row;
  const work = now.openOrders + now.openTickets;
  const takers = listed.filter(
    ({ id, isPaused, roles }) =>
      id !== row.id &&
      !isPaused &&
      (now.openOrders === 0 || rightsOf(roles).includes('create')) &&
      (now.openTickets === 0 || permissionsOf(roles).includes(permissions.afterSales)),
  );
  const failure = handing.failure ?? removing.failure;
  const isMissing = isAsked && work > 0 && toId === '';

  const confirm = async (): Promise<void> => {
    setAsked(true);
    if (work > 0 && toId === '') return;
    let handed = 0;
    if (work > 0) {
      const sent = await handing.send({ id: row.id, toId: Number(toId) });
      if (!sent.ok) return;
      handed = sent.value.orders + sent.value.tickets;
    }
    const gone = await removing.send({ id: row.id });
    if (!gone.ok) {
      if (everybody.state === 'ready') await everybody.refresh();
      return;
    }
    toasts.show({ text: handed > 0 ? text.handed(handed) : text.removed, tone: 'positive' });
    onEnd(true);
  };
  return (
    <AlertDialog
      isOpen
      title={text.removeOf(row.name)}
      tone="critical"
      confirmLabel={text.remove}
      isPending={handing.isPending || removing.isPending}
      onConfirm={() => void confirm()}
      onCancel={() => onEnd(false)}
    >
      <Stack gap={16}>
        <Text tone="body">{text.removing(row.name)}</Text>
        {work > 0 && (
          <>
            <Notice tone="caution">{text.hasWork(now.openOrders, now.openTickets)}</Notice>
            <Stack gap={4}>
              <Text size={13} weight="medium">
                {text.handTo}
              </Text>
              <NativeSelect
                aria-label={text.handTo}
                value={toId}
                options={[
                  { id: '', label: text.chooseTaker },
                  { id: String(user.id), label: text.main(user.customerName) },
                  ...takers.map(({ id, name }) => ({ id: String(id), label: name })),
                ]}
                onChange={setToId}
              />
              {isMissing && (
                <span role="alert">
                  <Text size={12} tone="critical">
                    {text.chooseTaker}
                  </Text>
                </span>
              )}
            </Stack>
          </>
        )}
        {failure && (
          <Notice tone="critical" title={text.notRemoved}>
            {words(failure)}
          </Notice>
        )}
      </Stack>
    </AlertDialog>
  );
}
