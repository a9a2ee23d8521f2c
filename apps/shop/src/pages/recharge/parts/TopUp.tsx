/** Paying into the account: how much, what is given for it, and by which channel; it is paid at the cashier. */
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { pathOf } from '@banxin/contract/routes';
import { fenOfText, textOfFen } from '@banxin/contract/rules/amount';
import { bonusOf, checkTopUp, nextTier, topUpTiers } from '@banxin/contract/rules/topUp';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { formatFen } from '@banxin/ui/Money';
import { MoneyInWords } from '@banxin/ui/MoneyInWords';
import { Notice } from '@banxin/ui/Notice';
import { OptionChips } from '@banxin/ui/OptionChips';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useLocation } from 'wouter';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { topUpText } from '../topUp.messages.ts';

const channels = ['alipay', 'wechat', 'bank'] as const satisfies readonly PayChannelName[];
/** The chip of a sum that no tier names. */
const OTHER = 'other';
const tiers = topUpTiers.map(({ from, bonus }) => ({ id: textOfFen(from), from, bonus }));

/** What comes into the account for this sum, and what a little more would bring. */
function Brings({ amount }: { readonly amount: number }) {
  const text = useText(topUpText);
  const bonus = bonusOf(amount);
  const next = nextTier(amount);
  return (
    <Stack gap={4}>
      <Text weight="medium">
        {bonus > 0
          ? text.bringsMore(formatFen(amount + bonus), formatFen(bonus))
          : text.brings(formatFen(amount))}
      </Text>
      <MoneyInWords fen={amount} size={12} tone="quiet" />
      {next && (
        <Text size={13} tone="body">
          {text.next(formatFen(next.missing), formatFen(next.more))}
        </Text>
      )}
    </Stack>
  );
}

export default function TopUp() {
  const text = useText(topUpText);
  const words = useFixedWords();
  const [, navigate] = useLocation();
  const { send, isPending, failure, fields } = useSend(createTopUp, { shownHere: 'all' });
  const form = useForm({
    start: { amount: textOfFen(topUpTiers[0]?.from ?? fen(100_000)), method: 'alipay' as string },
    rules: { amount: checkTopUp },
    refused: fields,
  });
  const { values, change, field, submit } = form;
  const amount = checkTopUp(values.amount.trim()) === null ? fenOfText(values.amount.trim()) : null;
  const tier = tiers.find(({ from }) => from === amount);
  const method = values.method as PayChannelName;
  const open = async (typed: string): Promise<void> => {
    const sent = await send({ amount: fenOfText(typed) ?? fen(0), method });
    if (sent.ok) {
      const { paymentSN } = sent.value;
      navigate(pathOf('payCheckout', {}, { paymentSN, by: method }));
    }
  };
  return (
    <Sheet element="section" aria-label={text.title}>
      <Form onSubmit={() => submit(({ amount: typed }) => void open(typed))}>
        <Stack gap={20}>
          <OptionChips
            label={text.sum}
            labelPosition="top"
            columns={4}
            value={tier?.id ?? OTHER}
            options={[
              ...tiers.map(({ id, from, bonus }) => ({
                id,
                label: formatFen(from),
                detail: text.gives(formatFen(bonus)),
              })),
              { id: OTHER, label: text.other },
            ]}
            onChange={(id) => change({ amount: id === OTHER ? '' : id })}
          />
          <TextField {...field('amount')} label={text.amount} inputMode="numeric" maxLength={14} />
          {amount !== null && <Brings amount={amount} />}
          <RadioGroup
            label={text.method}
            value={values.method}
            onChange={(chosen) => change({ method: chosen })}
            options={channels.map((id) => ({
              id,
              label: text[id],
              description: text[`${id}Hint`],
            }))}
          />
          {failure && failure.errCode !== errCode.invalidInput && (
            <Notice tone="critical" title={text.failed}>
              {words(failure)}
            </Notice>
          )}
          <div>
            <Button type="submit" variant="primary" size="large" isPending={isPending}>
              {text.open}
            </Button>
          </div>
          <Text size={12} tone="quiet">
            {text.terms}
          </Text>
        </Stack>
      </Form>
    </Sheet>
  );
}
