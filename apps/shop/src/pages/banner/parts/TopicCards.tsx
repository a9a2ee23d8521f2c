/** Topics in short, each leading to its own page. */
import type { Topic } from '@banxin/contract/calls/company/topics.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useBilingual } from '../../../lib/bilingual.ts';
import { useText } from '../../../lib/text.ts';
import { bannerText } from '../banner.messages.ts';

export interface TopicCardsProps {
  readonly topics: readonly Topic[];
  readonly headingLevel: 2 | 3;
}

export function TopicCards({ topics, headingLevel }: TopicCardsProps) {
  const text = useText(bannerText);
  const word = useBilingual();
  return (
    <Grid element="ul" columns={{ wide: 3, small: 3, phone: 1 }} gap={16}>
      {topics.map(({ id, title, summary, startsOn, endsOn, products }) => (
        <Sheet key={id} element="li">
          <Stack gap={12}>
            <Heading level={headingLevel} size={20}>
              {word(title)}
            </Heading>
            <Text tone="body">{word(summary)}</Text>
            <Text size={13} tone="quiet">
              {text.days(startsOn, endsOn)} · {text.count(String(products.length))}
            </Text>
            <Link
              href={pathOf('banner', {}, { id })}
              kind="standalone"
              aria-label={text.openOf(word(title))}
            >
              {text.open}
            </Link>
          </Stack>
        </Sheet>
      ))}
    </Grid>
  );
}
