/** How far the authentication is, what was handed in, what holds meanwhile, and what happens next. */
import { setAuthWaiting } from '@banxin/contract/calls/customer/authentication';
import type { Authentication } from '@banxin/contract/entities/authentication';
import { authStatus as a } from '@banxin/contract/enums/customer';
import { AlertDialog } from '@banxin/ui/AlertDialog';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { StatusTag, type StatusTone } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { minuteText } from '../../../lib/day.ts';
import { Own } from '../../../lib/Own.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { authText } from '../auth.messages.ts';
import { CompanyFacts } from './CompanyFacts.tsx';

const TONES: Readonly<Record<number, StatusTone>> = {
  [a.notSubmitted]: 'neutral',
  [a.submitted]: 'action',
  [a.passed]: 'positive',
  [a.passedByProxy]: 'positive',
  [a.failed]: 'critical',
  [a.rejected]: 'critical',
};

const PASSED: readonly number[] = [a.passed, a.passedByProxy];

/** Why it was not passed, in the shop's words or in those of the works. */
function Refused({ of: { failure, reason } }: { readonly of: Authentication }) {
  const text = useText(authText);
  return (
    <Notice tone="critical" title={text.notPassed}>
      <Stack gap={4}>
        {failure === null ? <Own>{reason ?? ''}</Own> : text[failure]}
        <Text size={13} tone="body">
          {text.mend}
        </Text>
      </Stack>
    </Notice>
  );
}

/** Of those who have not handed in: the reminder can rest. */
function Reminder({ until }: { readonly until: string | null }) {
  const text = useText(authText);
  const { now, toasts } = useServices();
  const { send, isPending } = useSend(setAuthWaiting);
  const rests = until !== null && Date.parse(until) > now();
  const rest = async (): Promise<void> => {
    const sent = await send({});
    if (sent.ok) toasts.show({ text: text.rests(minuteText(sent.value.until)), tone: 'positive' });
  };
  return (
    <Inline gap={12}>
      {rests ? (
        <Text size={13} tone="quiet">
          {text.rests(minuteText(until))}
        </Text>
      ) : (
        <Button size="small" isPending={isPending} onPress={() => void rest()}>
          {text.restReminder}
        </Button>
      )}
    </Inline>
  );
}

export interface AuthStandingProps {
  readonly of: Authentication;
  readonly canReplace: boolean;
  readonly onReplace: () => void;
}

export function AuthStanding({ of, canReplace, onReplace }: AuthStandingProps) {
  const text = useText(authText);
  const { now } = useServices();
  const may = useCanCall();
  const [isAsking, setAsking] = useState(false);
  const { status, submitted, held } = of;
  const mayWait = may(setAuthWaiting);
  const ends = PASSED.includes(status) ? submitted?.validTo : held?.validTo;
  const isOver = ends != null && Date.parse(`${ends}T23:59:59.999+08:00`) < now();
  return (
    <Sheet>
      <Stack gap={16}>
        <Inline justify="between">
          <Inline gap={12}>
            <Text weight="medium">{text.standing}</Text>
            <StatusTag tone={TONES[status] ?? 'neutral'}>{text[`status${status}`]}</StatusTag>
          </Inline>
          {canReplace && (
            <Button size="small" onPress={() => setAsking(true)}>
              {text.replace}
            </Button>
          )}
        </Inline>
        {status === a.notSubmitted && (
          <Stack gap={8}>
            <Text>{text.benefitsLead}</Text>
            <ul>
              {text.benefits.map((benefit) => (
                <li key={benefit}>
                  <Text tone="body">{benefit}</Text>
                </li>
              ))}
            </ul>
            {mayWait && <Reminder until={of.waitingUntil} />}
          </Stack>
        )}
        {status === a.submitted && <Notice>{text.inReview}</Notice>}
        {(status === a.failed || status === a.rejected) && <Refused of={of} />}
        {held !== null && <Notice tone="positive">{text.holds(held.companyName)}</Notice>}
        {isOver && <Notice tone="caution">{text.isOver(ends)}</Notice>}
        {submitted !== null && (status === a.submitted || PASSED.includes(status)) && (
          <CompanyFacts
            paper={submitted}
            times={[
              [text.submittedAt, of.submittedAt],
              [text.decidedAt, of.decidedAt],
            ]}
          />
        )}
        {!mayWait && (
          <Text size={13} tone="quiet">
            {text.byMain}
          </Text>
        )}
      </Stack>
      <AlertDialog
        isOpen={isAsking}
        title={text.replace}
        confirmLabel={text.replace}
        onConfirm={() => {
          setAsking(false);
          onReplace();
        }}
        onCancel={() => setAsking(false)}
      >
        {text.replaceQuestion}
      </AlertDialog>
    </Sheet>
  );
}
