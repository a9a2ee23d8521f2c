/** Whether orders pay themselves, from which sums on somebody is told, and what sub-accounts may pay. */
import {
  updateAccountAlert,
  updateOrderNotifySum,
} from '@banxin/contract/calls/customer/accountBook';
import type { Fen } from '@banxin/contract/money';
import { checkAccountLimit, fenOfText, textOfFen } from '@banxin/contract/rules/amount';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { useAccount } from '../recharge.data.ts';
import { rechargeText } from '../recharge.messages.ts';
import { AutoPay } from './AutoPay.tsx';
import { Cashback } from './Cashback.tsx';

interface LimitFormProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly is: Fen;
  /** Why it cannot be changed; null when it can. */
  readonly locked: string | null;
  /** Answers why it was not kept; null when it was. */
  readonly onSave: (amount: Fen) => Promise<unknown>;
  readonly isPending: boolean;
  /** Words of what went wrong. */
  readonly problem: string | null;
}

function LimitForm(props: LimitFormProps) {
  const text = useText(rechargeText);
  const { field, submit } = useForm({
    start: { amount: textOfFen(props.is) },
    rules: { amount: checkAccountLimit },
  });
  return (
    <Sheet element="section" aria-label={props.title}>
      <Stack gap={16}>
        <Heading level={2}>{props.title}</Heading>
        {props.locked === null ? (
          <Form
            onSubmit={() =>
              submit(({ amount }) => void props.onSave(fenOfText(amount) ?? props.is))
            }
          >
            <Stack gap={16}>
              <TextField
                {...field('amount')}
                label={`${props.label} (${text.yuan})`}
                description={props.hint}
                inputMode="decimal"
                maxLength={14}
              />
              {props.problem !== null && <Notice tone="critical">{props.problem}</Notice>}
              <div>
                <Button type="submit" isPending={props.isPending}>
                  {text.save}
                </Button>
              </div>
            </Stack>
          </Form>
        ) : (
          <Inline gap={12}>
            <Text weight="bold">{`${props.label} ${textOfFen(props.is)} ${text.yuan}`}</Text>
            <Text size={12} tone="quiet">
              {props.locked}
            </Text>
          </Inline>
        )}
      </Stack>
    </Sheet>
  );
}

export function Limits() {
  const text = useText(rechargeText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const may = useCanCall();
  const alert = useSend(updateAccountAlert, { shownHere: 'all' });
  const limit = useSend(updateOrderNotifySum, { shownHere: 'all' });
  const tell = (sent: { readonly ok: boolean }): void => {
    if (sent.ok) toasts.show({ text: text.saved, tone: 'positive' });
  };
  return (
    <Loaded
      of={useAccount()}
      pending={<Skeleton shape="block" />}
      failed={{ place: 'part', title: text.settingsFailed }}
    >
      {({ isPreDepositEnabled, alertPreDeposit, orderNotifySum }) => (
        <Stack gap={20}>
          <AutoPay isOn={isPreDepositEnabled} />
          <Cashback />
          <LimitForm
            title={text.alertTitle}
            label={text.alertLabel}
            hint={text.alertHint}
            is={alertPreDeposit}
            locked={null}
            isPending={alert.isPending}
            problem={alert.failure && words(alert.failure)}
            onSave={async (amount) => tell(await alert.send({ alertPreDeposit: amount }))}
          />
          <LimitForm
            title={text.limitTitle}
            label={text.limitLabel}
            hint={text.limitHint}
            is={orderNotifySum}
            locked={may(updateOrderNotifySum) ? null : text.onlyMaster}
            isPending={limit.isPending}
            problem={limit.failure && words(limit.failure)}
            onSave={async (amount) => tell(await limit.send({ orderNotifySum: amount }))}
          />
        </Stack>
      )}
    </Loaded>
  );
}
