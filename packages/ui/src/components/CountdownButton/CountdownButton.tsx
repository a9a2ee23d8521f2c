// A button that rests for some seconds after it was used; the clock is the caller's.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../internal/buttonClass.ts';
import * as css from '../../internal/buttonStyle.css.ts';
import { currentOf, type LiveNumber, LiveWords, useLive } from '../../internal/live.ts';
import { Waiting } from '../../internal/PendingMark.tsx';
import { PressButton } from '../../internal/PressButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { countdownZh } from './CountdownButton.words.ts';

export interface CountdownButtonProps extends ButtonLook {
  /**
   * Seconds until it can be pressed again; 0 means now. Running ones draw their own words again and nothing else.
   * @zh 还要多少秒才能再按；0 表示现在可按。自己走的秒数只重绘按钮文字，不牵动其他。
   * @unit s
   */
  secondsLeft: number | LiveNumber;
  /**
   * Called by click, tap, Enter and Space; never while it rests or waits.
   * @zh 点击、轻触、Enter 或 Space 时调用；倒计时或等待中不调用。
   */
  onPress: () => void;
  /**
   * Waits for an answer.
   * @zh 正在等待结果。
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * Cannot be pressed, for a reason other than the countdown.
   * @zh 不可按下，原因与倒计时无关。
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Words while it rests.
   * @zh 倒计时期间的文字。
   * @default '{seconds} 秒后重发'
   */
  restingLabel?: ((secondsLeft: number) => string) | undefined;
  /**
   * Words when it can be pressed.
   * @zh 可按下时的文字。
   */
  children: ReactNode;
}

const isAboveZero = (seconds: number): boolean => seconds > 0;

/**
 * Screen readers hear the start and the end of the rest, never each second.
 * @zh 读屏只在倒计时开始和结束时播报，不逐秒播报。
 */
export function CountdownButton({
  secondsLeft,
  onPress,
  isPending = false,
  isDisabled = false,
  restingLabel,
  variant = 'secondary',
  tone = 'action',
  size = 'medium',
  isFullWidth = false,
  children,
}: CountdownButtonProps): ReactNode {
  const messages = useWords(countdownZh);
  const isResting = useLive(secondsLeft, isAboveZero);
  const [announcement, setAnnouncement] = useState('');
  const wasResting = useRef(isResting);
  useEffect(() => {
    if (wasResting.current === isResting) return;
    wasResting.current = isResting;
    setAnnouncement(
      isResting ? messages.countdownStarted(currentOf(secondsLeft)) : messages.countdownEnded,
    );
  }, [isResting, secondsLeft, messages]);

  return (
    <>
      <PressButton
        isPending={isPending}
        isDisabled={isDisabled && !isResting}
        aria-disabled={isResting}
        onPress={() => {
          if (!isResting) onPress();
        }}
        data-component="CountdownButton"
        className={buttonClass(variant, tone, size, isFullWidth)}
      >
        <span data-part="content" className={css.content}>
          {isResting ? (
            <LiveWords value={secondsLeft} words={restingLabel ?? messages.resendIn} />
          ) : (
            children
          )}
        </span>
        {isPending && <Waiting />}
      </PressButton>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
