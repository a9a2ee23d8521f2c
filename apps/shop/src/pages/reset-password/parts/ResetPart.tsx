/** The steps of a reset and the flows behind them. Their code comes when the page stands; what was typed before is kept. */
import { FlowEffects, FlowState, useFlowAttributes } from '@banxin/flows/react';
import { CropMarks } from '@banxin/ui/CropMarks';
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Steps } from '@banxin/ui/Steps';
import { Fragment } from 'react';
import { useText } from '../../../lib/text.ts';
import { resetText } from '../reset-password.messages.ts';
import { useResetForm } from '../useResetForm.ts';
import { DoneStep } from './DoneStep.tsx';
import { IdentifyStep } from './IdentifyStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

export default function ResetPart() {
  const text = useText(resetText);
  const form = useResetForm();
  const { flow, codes, step, hasProblem } = form;
  const attributes = useFlowAttributes(flow);
  const Frame = step === 'done' ? CropMarks : Fragment;
  return (
    <div {...attributes}>
      <FlowEffects flow={flow} />
      {codes.children.map((child) => (
        <FlowState key={child.id} flow={child} />
      ))}
      <Frame>
        <Sheet padding="large">
          <Stack gap={32}>
            <Heading level={1} isBrand>
              {text.title}
            </Heading>
            <Steps
              label={text.steps}
              items={[
                { id: 'identify', title: text.identify },
                { id: 'password', title: text.password },
                { id: 'done', title: text.done },
              ]}
              currentId={step === 'done' ? null : step}
              hasProblem={hasProblem}
            />
            {step === 'identify' && <IdentifyStep form={form} />}
            {step === 'password' && <PasswordStep form={form} />}
            {step === 'done' && <DoneStep onLogIn={() => flow.send({ type: 'LOGIN' })} />}
          </Stack>
        </Sheet>
      </Frame>
    </div>
  );
}
