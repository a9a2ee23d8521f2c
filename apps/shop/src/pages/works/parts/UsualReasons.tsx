/** Reasons that are often given, at one press: of the mouse, or of the digit that stands on each. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/text.ts';
import { isTypedIn } from '../useDeskKeys.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';

export interface UsualReasonsProps {
  readonly reasons: readonly string[];
  readonly onChoose: (reason: string) => void;
}

export function UsualReasons({ reasons, onChoose }: UsualReasonsProps) {
  const text = useText(worksText);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ reasons, onChoose });
  useEffect(() => {
    latest.current = { reasons, onChoose };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTypedIn(target)) return;
      const reason = latest.current.reasons[Number(key) - 1];
      if (reason === undefined) return;
      event.preventDefault();
      latest.current.onChoose(reason);
      // What is chosen can be sent by Enter.
      place.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  if (reasons.length === 0) return null;
  return (
    <div ref={place}>
      <Stack gap={8}>
        <Text size={13} tone="quiet">
          {text.templates}
        </Text>
        <Inline gap={8}>
          {reasons.map((reason, at) => (
            <Button key={reason} size="small" onPress={() => onChoose(reason)}>
              <span className={css.keyed}>
                <kbd aria-hidden className={css.key}>
                  {at + 1}
                </kbd>
                {reason}
              </span>
            </Button>
          ))}
        </Inline>
      </Stack>
    </div>
  );
}
