/** What the shop is left with when the code of its header does not come. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Text } from '@banxin/ui/Text';
import { TellAround } from '../lib/AfterPage.tsx';
import { useText } from '../lib/text.ts';
import * as css from './Shell.css.ts';
import { shellText } from './shell.messages.ts';

export interface LostHeadProps {
  readonly onRetry: () => void;
}

export function LostHead({ onRetry }: LostHeadProps) {
  const text = useText(shellText);
  return (
    <header className={css.lostHead}>
      <TellAround />
      <Page>
        <Inline gap={12}>
          <LinkButton href="/">{text.brand}</LinkButton>
          <Text tone="body">{text.headLost}</Text>
          <Button onPress={onRetry}>{text.brokenRetry}</Button>
        </Inline>
      </Page>
    </header>
  );
}
