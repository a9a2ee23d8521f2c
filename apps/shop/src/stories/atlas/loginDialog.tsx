/** The login dialog, in which several flows are looked at. */
import type { ReactNode } from 'react';
import LoginDialogHost from '../../features/session/LoginDialogHost.tsx';
import { captchaAnswer } from '../fixtures/captcha.ts';
import { StoryShop } from '../StoryShop.tsx';
import type { StoryAnswers } from '../storyClient.ts';
import { type Flows, nothing } from './flowView.ts';

export const loginDialog = (flows: Flows, answers: StoryAnswers = captchaAnswer): ReactNode => (
  <StoryShop user={null} answers={answers} flows={flows} onEvent={nothing}>
    <LoginDialogHost onClosed={nothing} onRemoved={nothing} />
  </StoryShop>
);
