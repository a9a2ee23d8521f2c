/** Gives a customer coupons within what the desk may give. */
import { giveCoupons } from '@banxin/contract/calls/works/customers';
import type { CustomerFile } from '@banxin/contract/entities/customerFile';
import { couponKind } from '@banxin/contract/enums/coupon';
import { type Fen, fen } from '@banxin/contract/money';
import { fenOfText } from '@banxin/contract/rules/amount';
import {
  DESK_COUPON_AMOUNT_MAX,
  DESK_COUPON_DAYS,
  DESK_COUPON_SPEND_TIMES,
  DESK_COUPONS_AT_ONCE,
} from '@banxin/contract/worksLimits';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { NumberField } from '@banxin/ui/NumberField';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { customersText } from '../customers.messages.ts';
import { isReason, ReasonDialog } from './ReasonDialog.tsx';

const AMOUNT_MIN = 100;

const kinds = { order: couponKind.order, freight: couponKind.freight } as const;
type Kind = keyof typeof kinds;

const FIRST_DAYS = String(DESK_COUPON_DAYS[0]);

export interface GiveCouponsDialogProps {
  readonly file: CustomerFile;
  readonly onEnd: () => void;
}

/** Goods that a coupon of this value needs at least. @param amount fen */
const leastOf = (kind: Kind, amount: number): Fen =>
  fen(kind === 'freight' ? 0 : amount * DESK_COUPON_SPEND_TIMES);

export default function GiveCouponsDialog({ file, onEnd }: GiveCouponsDialogProps) {
  const text = useText(customersText);
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(giveCoupons, { shownHere: 'all' });
  const form = useForm({
    start: {
      ...{ kind: 'order' as Kind, amount: '20.00', minSpend: '100.00', count: 1 },
      ...{ days: FIRST_DAYS, reason: '' },
    },
    rules: {
      amount: (value) => {
        const sum = fenOfText(String(value));
        const fits = sum !== null && sum >= AMOUNT_MIN && sum <= DESK_COUPON_AMOUNT_MAX;
        return fits ? null : text.amountMissing;
      },
      minSpend: (value, { kind, amount }) => {
        const least = leastOf(kind, fenOfText(amount) ?? 0);
        const sum = fenOfText(String(value));
        return sum !== null && sum >= least ? null : text.minSpendMissing(formatFen(least));
      },
      reason: (reason) => (isReason(reason) ? null : text.reasonMissing),
    },
    refused: fields,
  });
  const { kind, amount, count, days } = form.values;
  const each = fenOfText(amount) ?? 0;
  const submit = (): void =>
    form.submit(async (typed) => {
      const sent = await send({
        ...{ id: file.id, kind: kinds[typed.kind], count: typed.count, reason: typed.reason },
        amount: fen(fenOfText(typed.amount) ?? 0),
        minSpend: fen(fenOfText(typed.minSpend) ?? 0),
        days: DESK_COUPON_DAYS.find((one) => String(one) === typed.days) ?? DESK_COUPON_DAYS[0],
      });
      if (!sent.ok) return;
      toasts.show({ text: text.given(sent.value.given), tone: 'positive' });
      onEnd();
    });
  return (
    <ReasonDialog
      title={text.give}
      form={form}
      isTold
      templates={[text.templateDelay, text.templateQuality, text.templateCare]}
      isPending={isPending}
      failure={Object.keys(fields).length > 0 ? null : failure}
      failed={text.notGiven}
      does={text.giveIt}
      onSubmit={submit}
      onEnd={onEnd}
    >
      <RadioGroup
        label={text.kind}
        value={kind}
        options={[
          { id: 'order', label: text.kindOrder },
          { id: 'freight', label: text.kindFreight },
        ]}
        onChange={(chosen) =>
          form.change({
            kind: chosen as Kind,
            minSpend: chosen === 'freight' ? '0.00' : '100.00',
          })
        }
      />
      <TextField
        {...form.field('amount')}
        label={text.amount}
        description={text.amountHint}
        inputMode="decimal"
        maxLength={12}
      />
      <TextField
        {...form.field('minSpend')}
        label={text.minSpend}
        description={text.minSpendHint(formatFen(leastOf(kind, each)))}
        inputMode="decimal"
        maxLength={12}
      />
      <Inline gap={24} align="end">
        <NumberField
          {...form.field('count')}
          label={text.count}
          minValue={1}
          maxValue={DESK_COUPONS_AT_ONCE}
        />
        <Text tone="quiet">{text.sumOf(formatFen(fen(each * count)))}</Text>
      </Inline>
      <RadioGroup
        label={text.days}
        value={days}
        options={DESK_COUPON_DAYS.map((one) => ({ id: String(one), label: text.daysOf(one) }))}
        onChange={(chosen) => form.change({ days: chosen })}
      />
    </ReasonDialog>
  );
}
