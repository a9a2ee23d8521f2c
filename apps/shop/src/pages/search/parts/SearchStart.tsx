/** Before a search: what others look for, what was looked for here. */

import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Link } from 'wouter';
import { hotWordsText } from '../../../features/search/hotWords.messages.ts';
import type { SearchHistory } from '../../../features/search/useSearchHistory.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../Search.css.ts';
import { searchPath } from '../search.data.ts';
import { searchText } from '../search.messages.ts';

export function SearchStart({ history }: { readonly history: SearchHistory }) {
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
                <Link href={searchPath({ query: word })} className={css.word}>
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
            {history.words.length > 0 && (
              <Button variant="quiet" size="small" onPress={history.clear}>
                {text.clear}
              </Button>
            )}
          </Inline>
          {history.words.length === 0 ? (
            <Text tone="body">{text.historyEmpty}</Text>
          ) : (
            <ul className={css.words}>
              {history.words.map((word) => (
                <li key={word} className={css.past}>
                  <Link href={searchPath({ query: word })} className={css.word} translate="no">
                    {word}
                  </Link>
                  <button
                    type="button"
                    className={css.remove}
                    aria-label={text.remove(word)}
                    onClick={() => history.remove(word)}
                  >
                    <span aria-hidden="true">×</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Stack>
    </Sheet>
  );
}
