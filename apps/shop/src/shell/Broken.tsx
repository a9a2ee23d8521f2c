/** 500: the page broke; what was kept, how to go on, and what to tell the service. */
import { CallError } from '@banxin/contract/callError';
import { Button } from '@banxin/ui/Button';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { minuteText } from '../lib/day.ts';
import { ErrorDrawing, ErrorFrame } from '../lib/ErrorFrame/ErrorFrame.tsx';
import { PartLost } from '../lib/lazyPart.tsx';
import { useServices } from '../lib/services.ts';
import { useText } from '../lib/text.ts';
import { useCopy } from '../lib/useCopy.ts';
import * as css from './Broken.css.ts';
import { shellText } from './shell.messages.ts';

/** 5 on one half of the sheet, 00 on the other. */
const FIVE = 'M45 34H33l-1.500 13c3.500-3 15-2.500 15 7s-12.500 10-16.500 4.500';
const ZEROS =
  'M73 55a7 14.500 0 1 0 14 0a7 14.500 0 1 0-14 0M94 55a7 14.500 0 1 0 14 0a7 14.500 0 1 0-14 0';

function TornSheet() {
  return (
    <ErrorDrawing>
      <g fill="none" strokeWidth="3">
        <path d="M14 12h44l-5 13 7 13-8 14 7 15-6 17H14z" className={css.sheet} stroke="none" />
        <path d="M68 18h50v72H63l6-17-7-15 8-14-7-13z" className={css.sheet} stroke="none" />
        <path
          d="M14 12h44l-5 13 7 13-8 14 7 15-6 17H14zM68 18h50v72H63l6-17-7-15 8-14-7-13z"
          stroke="currentColor"
          strokeWidth="1"
        />
        <path d={FIVE} className={css.cyan} transform="translate(-1.800 -1.200)" />
        <path d={FIVE} className={css.magenta} transform="translate(1.800 1.200)" />
        <path d={FIVE} className={css.ink} />
        <path d={ZEROS} className={css.cyan} transform="translate(-1.800 -1.200)" />
        <path d={ZEROS} className={css.magenta} transform="translate(1.800 1.200)" />
        <path d={ZEROS} className={css.ink} />
      </g>
    </ErrorDrawing>
  );
}

export interface BrokenProps {
  /** What was thrown. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function Broken({ error, onRetry }: BrokenProps) {
  const text = useText(shellText);
  const { now, reload } = useServices();
  const [brokeAt] = useState(() => minuteText(new Date(now()).toISOString()));
  const [path] = useLocation();
  const copy = useCopy({ copied: text.brokenCopied, copyFailed: text.brokenCopyFailed });
  const requestId = error instanceof CallError ? error.requestId : undefined;
  const isOld = error instanceof PartLost && error.isReplaced;
  const details = [requestId, brokeAt, path].filter(Boolean).join(' ');
  return (
    <div role="alert">
      <ErrorFrame
        drawing={<TornSheet />}
        title={isOld ? text.brokenOld : text.brokenTitle}
        ways={
          <>
            {isOld && (
              <Button variant="primary" onPress={reload}>
                {text.brokenReload}
              </Button>
            )}
            <Button {...(!isOld && { variant: 'primary' })} onPress={onRetry}>
              {text.brokenRetry}
            </Button>
            <LinkButton href="/">{text.backHome}</LinkButton>
            <Button onPress={() => void copy(details)}>{text.brokenCopy}</Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text tone="body">{isOld ? text.brokenOldWhy : text.brokenWhy}</Text>
          <Text tone="body">{text.brokenKept}</Text>
          <Text size={12} tone="quiet">
            {details}
          </Text>
        </Stack>
      </ErrorFrame>
    </div>
  );
}
