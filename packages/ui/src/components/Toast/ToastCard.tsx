// One toast: a sign, what happened, one way on, and the way out.
import { type ReactNode, useEffect, useId } from 'react';
import { announce } from '../../internal/announce.ts';
import { classes } from '../../internal/classes.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { cross, crossMark, infoMark, tickMark, triangleMark } from '../../internal/signs.ts';
import { useWords } from '../../messages/words.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Toast.css.ts';
import { toastZh } from './Toast.words.ts';
import type { QueuedToast } from './toastQueue.ts';

const signs = {
  neutral: infoMark,
  positive: tickMark,
  caution: triangleMark,
  critical: crossMark,
};

export interface ToastCardProps {
  toast: QueuedToast;
  /** Whether its time stands still. */
  isHeld: boolean;
  onClose: () => void;
}

/** Announced when it appears: in its turn, a failure at once; takes the focus only when it is given it. */
export function ToastCard({ toast, isHeld, onClose }: ToastCardProps): ReactNode {
  const messages = useWords(toastZh);
  const id = useId();
  const { key, text, detail, action, durationMs, tone = 'neutral' } = toast;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it appears
  useEffect(() => {
    const isUrgent = tone === 'critical';
    announce([text, detail].filter(Boolean).join(' '), isUrgent ? 'assertive' : 'polite');
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is the toast's, not the callback's
  useEffect(() => {
    if (isHeld || durationMs <= 0) return;
    const timer = setTimeout(onClose, durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, durationMs, key]);
  return (
    <div
      role="alertdialog"
      aria-modal="false"
      aria-labelledby={`${id}text`}
      aria-describedby={detail === undefined ? undefined : `${id}detail`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard stops at each toast, or nobody could read it again
      tabIndex={0}
      data-part="toast"
      data-tone={tone}
      className={classes(css.toast, css.tone[tone])}
    >
      <span data-part="icon" className={classes(css.icon, css.ink[tone])}>
        <Glyph path={signs[tone]} />
      </span>
      <div data-part="content" className={css.content}>
        <span id={`${id}text`} data-part="text" className={css.text}>
          {text}
        </span>
        {detail !== undefined && (
          <span id={`${id}detail`} data-part="detail" className={css.detail}>
            {detail}
          </span>
        )}
      </div>
      {action !== undefined && (
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <span data-part="close" className={css.closing}>
        <IconButton
          size="small"
          aria-label={messages.dismiss}
          icon={<Glyph path={cross} />}
          onPress={onClose}
        />
      </span>
    </div>
  );
}
