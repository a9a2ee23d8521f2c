/** Whether approved orders pay themselves from the balance, and when they do. */
import { updateAccountPreDeposit } from '@banxin/contract/calls/customer/accountBook';
import { Heading } from '@banxin/ui/Heading';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Switch } from '@banxin/ui/Switch';
import { Text } from '@banxin/ui/Text';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { rechargeText } from '../recharge.messages.ts';

export function AutoPay({ isOn }: { readonly isOn: boolean }) {
  const text = useText(rechargeText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const may = useCanCall()(updateAccountPreDeposit);
  const { send, isPending, sending, failure } = useSend(updateAccountPreDeposit, {
    shownHere: 'all',
  });
  const set = async (isPreDepositEnabled: boolean): Promise<void> => {
    const sent = await send({ isPreDepositEnabled });
    if (sent.ok) {
      const done = isPreDepositEnabled ? text.autoPayIsOn : text.autoPayIsOff;
      toasts.show({ text: done, tone: 'positive' });
    }
  };
  return (
    <Sheet element="section" aria-label={text.autoPayTitle}>
      <Stack gap={16}>
        <Heading level={2}>{text.autoPayTitle}</Heading>
        <Switch
          isSelected={sending?.isPreDepositEnabled ?? isOn}
          isDisabled={!may || isPending}
          onChange={(wanted) => void set(wanted)}
        >
          {text.autoPayLabel}
        </Switch>
        <Text size={13} tone="body">
          {text.autoPayHint}
        </Text>
        {failure && <Notice tone="critical">{words(failure)}</Notice>}
      </Stack>
    </Sheet>
  );
}
