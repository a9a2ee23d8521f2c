/** The page inside the window of QQ or WeChat: on the way to the provider, and back with a code. */

import { addressOf } from '@banxin/contract/routes';
import { createOauthCallbackActors, oauthCallbackMachine } from '@banxin/flows/oauth-callback';
import type { OauthProvider } from '@banxin/flows/oauth-popup';
import { FlowEffects, useFlow, useFlowAttributes, useSelector } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { ErrorState } from '@banxin/ui/ErrorState';
import { Heading } from '@banxin/ui/Heading';
import { Page } from '@banxin/ui/Page';
import { Spinner } from '@banxin/ui/Spinner';
import { Stack } from '@banxin/ui/Stack';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import * as css from './OauthWindow.css.ts';
import { oauthWindowText } from './oauthWindow.messages.ts';
import { useWindowEnd } from './useWindowEnd.ts';
import { useWindows } from './useWindows.ts';
import { visitOf } from './visit.ts';

export function OauthWindow({ provider }: { readonly provider: OauthProvider }) {
  const text = useText(oauthWindowText);
  const words = useFixedWords();
  const { now } = useServices();
  const windows = useWindows();
  const search = useSearch();
  const [, navigate] = useLocation();
  // Read once: the window's way to the binding page changes the address.
  const [{ task, ...visit }] = useState(() =>
    visitOf(new URLSearchParams(search), windows.readTask()),
  );
  const end = useWindowEnd(task, visit.purpose);
  const flow = useFlow(oauthCallbackMachine, {
    input: { ...visit, provider, mode: task?.mode ?? 'page', now: now() },
    actors: createOauthCallbackActors,
  });
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isLeaving = useSelector(flow, (snapshot) => snapshot.matches('authorizing'));
  const isFailed = useSelector(flow, (snapshot) => snapshot.hasTag('failed'));
  const canRetry = useSelector(flow, ({ context }) => context.canRetry);
  const isNotBound = useSelector(flow, (snapshot) => snapshot.matches('notBound'));
  const message = useSelector(flow, ({ context }) => context.message);
  const attributes = useFlowAttributes(flow);
  useEffect(() => flow.send({ type: 'BEGIN' }), [flow]);
  const label = text[provider];
  const said =
    visit.purpose === 'bind'
      ? { title: text.bindTitle(label), again: text.bindAgain, close: text.bindClose }
      : { title: text.title(label), again: text.again(label), close: text.close };
  return (
    <Page paddingBlock={44}>
      <FlowEffects
        flow={flow}
        on={{
          provider: ({ address }) => {
            if (task) windows.keepTask(task);
            windows.leave(address);
          },
          navigate: ({ to, replace }) => {
            // Bound for a page that waits: it is told. Otherwise the window itself goes on.
            if (task && visit.purpose === 'bind') end(undefined, addressOf(to));
            else navigate(addressOf(to), { replace });
          },
          'popup.result': (result) => end(result.ok ? undefined : result.message),
        }}
      />
      <div className={css.centre} {...attributes}>
        <Stack gap={32}>
          <Heading level={1} isBrand>
            {said.title}
          </Heading>
          {isBusy && (
            <Spinner
              size="large"
              isLabelShown
              label={isLeaving ? text.leaving(label) : text.exchanging}
            />
          )}
          {isFailed && (
            <ErrorState
              headingLevel={2}
              title={words(message ?? '')}
              onRetry={canRetry ? () => flow.send({ type: 'RETRY' }) : undefined}
              actions={
                <>
                  {!canRetry && !isNotBound && (
                    <Button variant="primary" onPress={() => flow.send({ type: 'RETRY' })}>
                      {said.again}
                    </Button>
                  )}
                  <Button
                    variant={isNotBound ? 'primary' : 'secondary'}
                    onPress={() => flow.send({ type: 'CLOSE' })}
                  >
                    {said.close}
                  </Button>
                </>
              }
            />
          )}
        </Stack>
      </div>
    </Page>
  );
}
