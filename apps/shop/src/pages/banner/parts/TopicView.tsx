/** One topic: its days, why its products belong together, the products themselves. */
import type { Topic } from '@banxin/contract/calls/company/topics.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { CropMarks } from '@banxin/ui/CropMarks';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useWordedCard } from '../../../features/product/catalogue.ts';
import { ProductSheet } from '../../../features/product/ProductSheet.tsx';
import { useSession } from '../../../features/session/session.ts';
import { useBilingual } from '../../../lib/bilingual.ts';
import { usePageTitle } from '../../../lib/pageTitle.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../Banner.css.ts';
import { bannerText } from '../banner.messages.ts';

export function TopicView({ topic }: { readonly topic: Topic }) {
  const text = useText(bannerText);
  const word = useBilingual();
  const worded = useWordedCard();
  const { mayOpen } = useSession();
  const { title, summary, why, startsOn, endsOn, isOver, products } = topic;
  usePageTitle(word(title));
  return (
    <Stack gap={24}>
      <Breadcrumb items={[{ label: text.all, href: pathOf('banner') }, { label: word(title) }]} />
      {isOver && <Notice tone="caution">{text.over}</Notice>}
      <CropMarks>
        <Sheet padding="none">
          <div className={css.about}>
            <Stack gap={8}>
              <Heading level={1} size={34} isBrand>
                {word(title)}
              </Heading>
              <Text size={16} tone="body">
                {word(summary)}
              </Text>
              <Text size={13} tone="quiet">
                {text.days(startsOn, endsOn)} · {text.count(String(products.length))}
              </Text>
            </Stack>
            <section className={css.why} aria-label={text.why}>
              <Stack gap={8}>
                <Heading level={2}>{text.why}</Heading>
                <Text tone="body">{word(why)}</Text>
                {mayOpen('templateCenter') && (
                  <Link href={pathOf('templateCenter')} kind="standalone">
                    {text.templates}
                  </Link>
                )}
              </Stack>
            </section>
          </div>
        </Sheet>
      </CropMarks>
      <Stack element="section" gap={16} aria-label={text.products}>
        <Heading level={2}>{text.products}</Heading>
        <Grid element="ul" columns={{ wide: 4, small: 3, phone: 2 }} gap={16}>
          {products.map(({ card, isSuccessor }) => (
            <li key={card.id}>
              <ProductSheet product={worded(card)}>
                {isSuccessor && (
                  <Text size={12} tone="caution">
                    {text.successor}
                  </Text>
                )}
              </ProductSheet>
            </li>
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}
