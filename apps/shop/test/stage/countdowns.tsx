// Pages with a countdown on a clock that the guard moves: `stage.open(name)`, `stage.seconds(60)`.
import './renderCounts.ts';

import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import { SimulatedClock } from '@banxin/flows/testing';
import { Countdown, type LiveNumber } from '@banxin/ui/Countdown';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AgreementHost } from '../../src/features/agreement/AgreementHost.tsx';
import { createSignal } from '../../src/lib/signal.ts';
import LoginPage from '../../src/pages/login/LoginPage.tsx';
import { captchaAnswer } from '../../src/stories/fixtures/captcha.ts';
import { StoryClock } from '../../src/stories/StoryClock.tsx';
import { StoryShop } from '../../src/stories/StoryShop.tsx';
import { on } from '../../src/stories/storyClient.ts';

declare const takeCounts: () => Readonly<Record<string, number>>;

const SECOND = 1_000;
const clock = new SimulatedClock();
const listeners = new Set<() => void>();
const wall: LiveNumber = {
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => clock.now(),
};

/** A page that shows how long something may still be paid. */
function DeadlinePage() {
  return (
    <section>
      <h1>收银台</h1>
      <Countdown label="付款剩余时间" until={90 * SECOND} now={wall} />
    </section>
  );
}

function shown(name: string): ReactNode {
  if (name === 'login') return <LoginPage />;
  if (name === 'deadline') return <DeadlinePage />;
  const requests = createSignal<boolean>();
  requests.emit(true);
  return <AgreementHost requests={requests} onClosed={() => undefined} />;
}

const path = (name: string): string => (name === 'login' ? '/login' : '/');

Object.assign(globalThis, {
  stage: {
    open: (name: string) => {
      const place = document.createElement('div');
      document.body.append(place);
      createRoot(place).render(
        <StoryShop
          path={path(name)}
          user={null}
          answers={{
            ...captchaAnswer,
            ...on(sendSmsCode, null),
            ...on(signAgreement, { message: '签订成功' }),
          }}
        >
          <StoryClock clock={clock}>{shown(name)}</StoryClock>
        </StoryShop>,
      );
    },
    /** One second after the other, each drawn before the next begins. */
    seconds: async (count: number) => {
      takeCounts();
      for (let second = 0; second < count; second += 1) {
        clock.increment(SECOND);
        for (const listener of listeners) listener();
        await new Promise(requestAnimationFrame);
      }
      return takeCounts();
    },
  },
});
