/** Several print files at once: how far they are, and what can be done with all of them. */
import type { QueuedFile, Standing } from '@banxin/flows/upload-queue';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../lib/text.ts';
import { uploadText } from './upload.messages.ts';

export interface QueueBarProps {
  readonly items: readonly QueuedFile[];
  readonly onGesture: (type: 'PAUSE' | 'RESUME' | 'RETRY.ALL') => void;
}

/** A button that has done its work goes; when it held the focus, the bar takes it. */
const handsFocusOver = (button: HTMLElement | null) => () => {
  if (button?.contains(document.activeElement)) {
    button.closest('section')?.focus();
  }
};

export function QueueBar({ items, onGesture }: QueueBarProps) {
  const text = useText(uploadText);
  const count = (...standings: readonly Standing[]) =>
    items.filter(({ standing }) => standings.includes(standing)).length;
  const moving = count('waiting', 'sending');
  const paused = count('paused');
  const failed = count('failed', 'unchecked');
  // Pausing and going on is one button as long as there is one thing to do, so that it keeps the focus.
  const toggle = moving > 0 ? 'PAUSE' : paused > 0 ? 'RESUME' : null;
  return (
    <section aria-label={text.queue} tabIndex={-1}>
      <Inline justify="between" gap={12}>
        <Text size={13} tone="body">
          {text.progress(items.length, count('ready'), failed + count('refused'))}
        </Text>
        <Inline gap={8}>
          {failed > 0 && (
            <span ref={handsFocusOver}>
              <Button size="small" onPress={() => onGesture('RETRY.ALL')}>
                {text.retryAll(failed)}
              </Button>
            </span>
          )}
          {moving > 0 && paused > 0 && (
            <span ref={handsFocusOver}>
              <Button size="small" onPress={() => onGesture('RESUME')}>
                {text.resumeAll}
              </Button>
            </span>
          )}
          {toggle && (
            <span ref={handsFocusOver}>
              <Button size="small" onPress={() => onGesture(toggle)}>
                {toggle === 'PAUSE' ? text.pauseAll : text.resumeAll}
              </Button>
            </span>
          )}
        </Inline>
      </Inline>
    </section>
  );
}
