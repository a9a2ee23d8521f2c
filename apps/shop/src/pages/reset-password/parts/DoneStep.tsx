/** Last step: the new password counts, and what that means. */
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Text } from '@banxin/ui/Text';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../../lib/text.ts';
import * as css from '../reset-password.css.ts';
import { resetText } from '../reset-password.messages.ts';

export function DoneStep({ onLogIn }: { readonly onLogIn: () => void }) {
  const text = useText(resetText);
  const words = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useLayoutEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className={css.done}>
      <Heading level={2}>{text.doneTitle}</Heading>
      <Text tone="body">{text.doneLead}</Text>
      <Button variant="primary" size="large" onPress={onLogIn}>
        {text.logIn}
      </Button>
    </div>
  );
}
