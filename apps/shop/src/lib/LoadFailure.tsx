/** A failed read in place of its content: why, and only the actions that help. */
import { Button } from '@banxin/ui/Button';
import { ErrorState } from '@banxin/ui/ErrorState';
import { Notice } from '@banxin/ui/Notice';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { classifyFailure, type FailureClass, type KnownFailure } from './classifyFailure.ts';
import { useFixedWords } from './fixedWords.ts';
import { loadFailureText } from './loadFailure.messages.ts';
import { useText } from './text.ts';

/** How a failure is worded and where it stands; what a page leaves out has general words. */
export interface LoadFailureLook {
  /**
   * The whole page · the main sheet of a page that stands · another sheet of it · a part of a sheet · a notice.
   * @default 'page'
   */
  readonly place?: 'page' | 'main' | 'sheet' | 'part' | 'notice';
  /** What did not load: 订单没有加载出来. */
  readonly title: string;
  /** What is not lost, after a fault. */
  readonly kept?: string | undefined;
  /** Title when there is none, or it is somebody else's. */
  readonly unknown?: string | undefined;
  /** What to do then. @default the server's words */
  readonly unknownHint?: string | undefined;
  /** Title when this login may not see it. */
  readonly forbidden?: string | undefined;
  /** Links to where one can go on, whatever happened. */
  readonly ways?: ReactNode;
}

export interface LoadFailureProps extends LoadFailureLook {
  readonly error: KnownFailure;
  readonly onRetry: () => void;
}

export function LoadFailure({
  error,
  onRetry,
  place = 'page',
  title,
  kept,
  unknown,
  unknownHint,
  forbidden,
  ways,
}: LoadFailureProps) {
  const text = useText(loadFailureText);
  const words = useFixedWords();
  const sort = classifyFailure(error);
  const titles: Readonly<Record<FailureClass, string>> = {
    unknown: unknown ?? text.unknown,
    forbidden: forbidden ?? text.forbidden,
    refused: title,
    fault: title,
  };
  const isFault = sort === 'fault';
  const why = (sort === 'unknown' && unknownHint) || words(error);
  if (place === 'notice') {
    return (
      <Notice tone="critical" title={titles[sort]}>
        <Stack gap={8} align="start">
          <Text>{why}</Text>
          {isFault && (
            <Button size="small" onPress={onRetry}>
              {text.retry}
            </Button>
          )}
          {ways}
        </Stack>
      </Notice>
    );
  }
  const state = (
    <ErrorState
      headingLevel={place === 'page' || place === 'main' ? 1 : undefined}
      title={titles[sort]}
      kept={isFault ? kept : undefined}
      onRetry={isFault ? onRetry : undefined}
      requestId={error.requestId}
      actions={ways}
    >
      {why}
    </ErrorState>
  );
  if (place === 'part') return state;
  const sheet = <Sheet>{state}</Sheet>;
  return place === 'page' ? <Page paddingBlock={32}>{sheet}</Page> : sheet;
}
