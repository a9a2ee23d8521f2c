/** Says what was searched for instead of words with a slip, and leads back to them. */
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../lib/text.ts';
import { foundText } from './found.messages.ts';

export interface MeantProps {
  /** Words as they were typed. */
  readonly words: string;
  readonly correction: string;
  readonly correctedHref: string;
  /** Searches for the words all the same. */
  readonly exactHref: string;
}

export function Meant({ words, correction, correctedHref, exactHref }: MeantProps) {
  const text = useText(foundText);
  return (
    <Inline gap={16} align="baseline">
      <Text>
        {text.meant}
        <Link href={correctedHref}>{correction}</Link>
        {text.meantEnd}
      </Text>
      <Link href={exactHref} kind="quiet">
        {text.asTyped(words)}
      </Link>
    </Inline>
  );
}
