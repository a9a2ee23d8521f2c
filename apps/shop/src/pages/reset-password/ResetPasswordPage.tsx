/** A forgotten password: prove the number, choose a new one, log in. */
import { FlowEffects, FlowState, useFlowAttributes } from '@banxin/flows/react';
import { CropMarks } from '@banxin/ui/CropMarks';
import { Heading } from '@banxin/ui/Heading';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Steps } from '@banxin/ui/Steps';
import { Fragment } from 'react';
import { useText } from '../../lib/text.ts';
import { DoneStep } from './parts/DoneStep.tsx';
import { IdentifyStep } from './parts/IdentifyStep.tsx';
import { PasswordStep } from './parts/PasswordStep.tsx';
import * as css from './reset-password.css.ts';
import { resetText } from './reset-password.messages.ts';
import { useResetForm } from './useResetForm.ts';

export default function ResetPasswordPage() {
  const text = useText(resetText);
  const form = useResetForm();
  const { flow, codes, step, hasProblem } = form;
  const attributes = useFlowAttributes(flow);
  const Frame = step === 'done' ? CropMarks : Fragment;
  return (
    <Page paddingBlock={44}>
      <FlowEffects flow={flow} />
      {codes.children.map((child) => (
        <FlowState key={child.id} flow={child} />
      ))}
      <div className={css.centre} {...attributes}>
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
    </Page>
  );
}
