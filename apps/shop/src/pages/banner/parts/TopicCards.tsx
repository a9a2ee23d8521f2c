/** Topics in short, each leading to its own page. */
import type { Topic } from '@banxin/contract/calls/company/topics.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Text } from '@banxin/ui/Text';
import { Link } from 'wouter';
import { ProductDrawing } from '../../../features/product/ProductDrawing.tsx';
import { useBilingual } from '../../../lib/bilingual.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../Banner.css.ts';
import { bannerText } from '../banner.messages.ts';

/** Products in the picture of a topic. */
const SHOWN = 4;

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
        <li key={id} className={css.card}>
          <div className={css.together} aria-hidden="true">
            {products.slice(0, SHOWN).map(({ card }) => (
              <ProductDrawing key={card.id} productId={card.id} />
            ))}
          </div>
          <div className={css.words}>
            <Heading level={headingLevel} size={20}>
              {word(title)}
            </Heading>
            <Text tone="body">{word(summary)}</Text>
            <div className={css.foot}>
              <Text size={13} tone="quiet">
                {text.days(startsOn, endsOn)} · {text.count(String(products.length))}
              </Text>
              <Link
                href={pathOf('banner', {}, { id })}
                className={css.reach}
                aria-label={text.openOf(word(title))}
              >
                {text.open}
              </Link>
            </div>
          </div>
        </li>
      ))}
    </Grid>
  );
}
