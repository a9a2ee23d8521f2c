/** Before a search: what others look for, what was looked for here. */

import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Tag } from '@banxin/ui/Tag';
import { Text } from '@banxin/ui/Text';
import { Link } from 'wouter';
import { hotWordsText } from '../../../features/search/hotWords.messages.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../Search.css.ts';
import { searchText } from '../search.messages.ts';

export interface SearchStartProps {
  readonly history: readonly string[];
  readonly onRemove: (word: string) => void;
  readonly onClear: () => void;
}

const linkOf = (word: string): string => pathOf('search', {}, { q: word });

export function SearchStart({ history, onRemove, onClear }: SearchStartProps) {
  const text = useText(searchText);
  const hot = useText(hotWordsText);
  return (
    <Sheet>
      <Stack gap={32}>
        <Stack element="section" gap={12} aria-label={text.hot}>
          <Heading level={2} size={16}>
            {text.hot}
          </Heading>
          <ul className={css.words}>
            {hot.words.map((word) => (
              <li key={word}>
                <Link href={linkOf(word)} className={css.word}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
        <Stack element="section" gap={12} aria-label={text.history}>
          <Inline justify="between">
            <Heading level={2} size={16}>
              {text.history}
            </Heading>
            {history.length > 0 && (
              <Button variant="quiet" size="small" onPress={onClear}>
                {text.clear}
              </Button>
            )}
          </Inline>
          {history.length === 0 ? (
            <Text tone="body">{text.historyEmpty}</Text>
          ) : (
            <ul className={css.words}>
              {history.map((word) => (
                <li key={word} className={css.past}>
                  <Tag onRemove={() => onRemove(word)} removeLabel={text.remove(word)}>
                    <Link href={linkOf(word)}>{word}</Link>
                  </Tag>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Stack>
    </Sheet>
  );
}
