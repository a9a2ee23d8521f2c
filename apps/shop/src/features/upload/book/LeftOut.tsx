/** Pages that have no place in the book, each with the way back. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import { bookText } from './book.messages.ts';
import type { BookPage } from './bookPages.ts';

export interface LeftOutProps {
  readonly pages: readonly BookPage[];
  readonly nameOf: (key: string) => string;
  readonly onPut: (page: BookPage) => void;
}

export function LeftOut({ pages, nameOf, onPut }: LeftOutProps) {
  const text = useText(bookText);
  if (pages.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text size={13}>
        {text.out} · {text.outHint}
      </Text>
      <Inline gap={8}>
        {pages.map((one) => (
          <Button key={`${one.key} ${one.page}`} size="small" onPress={() => onPut(one)}>
            {text.putBack(nameOf(one.key), one.page)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
