/** The last step: what is offered, or what is wished instead, how to refund, whom to call. */

import { RECEIVER_PHONE_MAX } from '@banxin/contract/constants';
import type { ClaimOffer } from '@banxin/contract/entities/afterSales';
import { type AfterSalesSolution, refundMethod } from '@banxin/contract/enums/afterSales';
import { wishes } from '@banxin/contract/rules/afterSales';
import { Button } from '@banxin/ui/Button';
import { formatCount } from '@banxin/ui/formatCount';
import { Heading } from '@banxin/ui/Heading';
import { formatFen } from '@banxin/ui/Money';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Select } from '@banxin/ui/Select';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { claimText } from '../../../features/afterSales/claim.messages.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../aftersale-create.css.ts';
import { createText } from '../aftersale-create.messages.ts';
import type { Claiming } from '../useClaim.ts';

/** In the order in which they are recommended. */
const METHODS = [
  refundMethod.originalRoute,
  refundMethod.accountBalance,
  refundMethod.cashRedPacket,
  refundMethod.bankTransfer,
] as const;

export interface SolvingProps {
  readonly claiming: Claiming;
  readonly solution: AfterSalesSolution;
  readonly unit: string;
  readonly phoneProblem: string | undefined;
  /** Photographs are on their way. */
  readonly isBusy: boolean;
  /** What is on its way to the server. */
  readonly sending: 'offer' | 'manual' | null;
  readonly onSubmit: (offer: ClaimOffer | null, solution: AfterSalesSolution) => void;
}

export function Solving(props: SolvingProps) {
  const { claiming, solution, unit, phoneProblem, isBusy, sending, onSubmit } = props;
  const text = useText(createText);
  const names = useText(claimText);
  const { values, change, judgement } = claiming;
  const offer = judgement.state === 'ready' ? judgement.value.offer : null;
  const offered = offer?.solutions.includes(solution) ? solution : (offer?.solutions[0] ?? null);
  const asked = offer !== null && offered !== null ? offered : solution;
  const isMoney = solution === 1 || solution === 3;
  const label = (one: AfterSalesSolution): string => {
    if (offer === null || !offer.solutions.includes(one)) return names[`solution${one}`];
    const quantity = formatCount(offer.quantity);
    if (one !== 2) return `${names[`solution${one}`]}：${text.offerMoney(formatFen(offer.amount))}`;
    const reprint = offer.isPaid
      ? text.offerPaid(quantity, unit, formatFen(offer.amount))
      : text.offerReprint(quantity, unit);
    return `${names.solution2}：${reprint}`;
  };
  return (
    <Sheet>
      <Stack gap={20}>
        <Heading level={2}>{text.step4}</Heading>
        <RadioGroup
          label={text.solution}
          value={String(solution)}
          onChange={(next) => change({ solution: next })}
          options={wishes.map((one) => ({ id: String(one), label: label(one) }))}
        />
        <div className={css.half}>
          {isMoney && (
            <Select
              label={text.method}
              description={text.methodHint}
              value={values.method}
              options={METHODS.map((one) => ({ id: String(one), label: names[`method${one}`] }))}
              onChange={(method) => change({ method })}
            />
          )}
          <TextField
            label={text.phone}
            isRequired
            type="tel"
            autoComplete="tel-national"
            maxLength={RECEIVER_PHONE_MAX}
            value={values.phone}
            onChange={(phone) => change({ phone })}
            errorMessage={phoneProblem}
          />
        </div>
        <div className={css.actions}>
          {offer !== null && offered !== null && offer.solutions.includes(solution) && (
            <Button
              variant="primary"
              isPending={sending === 'offer'}
              isDisabled={isBusy || sending === 'manual'}
              onPress={() => onSubmit(offer, asked)}
            >
              {text.accept}
            </Button>
          )}
          <Button
            variant={offer?.solutions.includes(solution) ? 'secondary' : 'primary'}
            isPending={sending === 'manual'}
            isDisabled={isBusy || sending === 'offer'}
            onPress={() => onSubmit(null, solution)}
          >
            {text.manual}
          </Button>
        </div>
        {offer?.solutions.includes(solution) && (
          <Text size={13} tone="quiet">
            {offer.isAtOnce ? text.atOnce : text.byHand}
          </Text>
        )}
        {isBusy && (
          <Text size={13} tone="quiet">
            {text.picturesBusy}
          </Text>
        )}
      </Stack>
    </Sheet>
  );
}
