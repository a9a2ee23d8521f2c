/** The agreement dialog, wherever it was asked for. */
import { agreementMachine, createAgreementActors } from '@banxin/flows/agreement';
import { FlowEffects, FlowState, useFlow, useFlowNumber, useSelector } from '@banxin/flows/react';
import { AgreementDialog } from '@banxin/ui/AgreementDialog';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Signal } from '../../lib/signal.ts';
import { useText } from '../../lib/text.ts';
import { agreementText } from './agreement.messages.ts';

const leftOf = ({ context }: SnapshotFrom<typeof agreementMachine>): number => context.left;

export interface AgreementHostProps {
  /** Each event opens the dialog; the value says whether signing is required. */
  readonly requests: Signal<boolean>;
  /** It was closed without a signature; a signed one ends with a reload. */
  readonly onClosed: () => void;
}

export function AgreementHost({ requests, onClosed }: AgreementHostProps) {
  const text = useText(agreementText);
  const flow = useFlow(agreementMachine, {
    input: { callSign: true },
    actors: createAgreementActors,
  });
  const isOpen = useSelector(flow, (snapshot) => snapshot.hasTag('open'));
  const state = useSelector(flow, (snapshot) =>
    snapshot.hasTag('reading') ? 'reading' : snapshot.hasTag('busy') ? 'signing' : 'ready',
  );
  const left = useFlowNumber(flow, leftOf);
  const isRequired = useSelector(flow, ({ context }) => context.required);
  useEffect(
    () => requests.listen((required) => flow.send({ type: 'OPEN', required })),
    [requests, flow],
  );
  return (
    <>
      <FlowEffects flow={flow} />
      <FlowState flow={flow} />
      <AgreementDialog
        isOpen={isOpen}
        title={text.title}
        state={state}
        secondsLeft={left}
        isRequired={isRequired}
        notice={text.intro}
        onConfirm={() => flow.send({ type: 'CONFIRM' })}
        onClose={() => {
          flow.send({ type: 'CLOSE.BUTTON' });
          onClosed();
        }}
      >
        <Stack gap={12}>
          {text.terms.map((term) => (
            <Text key={term} element="p">
              {term}
            </Text>
          ))}
        </Stack>
      </AgreementDialog>
    </>
  );
}
