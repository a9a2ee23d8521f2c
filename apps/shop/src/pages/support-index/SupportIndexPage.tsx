/** The help centre's first page: search, categories with their first titles, what others ask, where to write. */
import type { HelpCategory } from '@banxin/contract/entities/article';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import * as article from '../../features/article/Article.css.ts';
import { helpText } from '../../features/article/help.messages.ts';
import { useWording } from '../../features/article/wording.ts';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { useSession } from '../../features/session/session.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { PageHead } from '../../lib/PageHead.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './SupportIndex.css.ts';
import { useAsked, useHelpCategories } from './support-index.data.ts';
import { supportIndexText } from './support-index.messages.ts';

function CategorySheet({ category }: { readonly category: HelpCategory }) {
  const text = useText(supportIndexText);
  const wording = useWording();
  const { id, count, first } = category;
  return (
    <Sheet element="section" aria-label={wording(category.name, category.nameEn)}>
      <div className={css.category}>
        <div className={css.categoryHead}>
          <Heading level={2} size={16}>
            {wording(category.name, category.nameEn)}
          </Heading>
          <span className={css.all}>
            <Link href={pathOf('supportList', { id })} kind="standalone">
              {text.all(String(count))}
            </Link>
          </span>
        </div>
        <ul className={article.titles}>
          {first.map((one) => (
            <li key={one.id} className={css.title}>
              <Link href={pathOf('supportDetail', { id: one.id })} kind="quiet">
                {wording(one.title, one.titleEn)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

function Asked() {
  const text = useText(supportIndexText);
  const wording = useWording();
  return (
    <Sheet element="section" aria-label={text.asked}>
      <Stack gap={12}>
        <Heading level={2} size={16}>
          {text.asked}
        </Heading>
        <Loaded
          of={useAsked()}
          pending={<Skeleton shape="text" count={10} />}
          failed={{ place: 'notice', title: text.askedFailed }}
        >
          {({ items }) => (
            <ol className={css.asked}>
              {items.map((one) => (
                <li key={one.id} className={css.askedItem}>
                  <Link href={pathOf('supportDetail', { id: one.id })} kind="quiet">
                    {wording(one.title, one.titleEn)}
                  </Link>
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      </Stack>
    </Sheet>
  );
}

function Voice() {
  const text = useText(supportIndexText);
  const help = useText(helpText);
  return (
    <Sheet element="section" aria-label={help.voice}>
      <Stack gap={12} align="start">
        <Heading level={2} size={16}>
          {help.voice}
        </Heading>
        <Text tone="body">{text.voiceHint}</Text>
        <LinkButton href={pathOf('suggestion')}>{text.voiceGo}</LinkButton>
      </Stack>
    </Sheet>
  );
}

const BONES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export default function SupportIndexPage() {
  const text = useText(supportIndexText);
  const help = useText(helpText);
  const { user } = useSession();
  return (
    <Page>
      <PageHead title={help.title} lead={text.lead} isOnBand />
      <div className={css.body}>
        <div className={css.search}>
          <SearchBox type={2} user={user} />
        </div>
        <Split
          aside={
            <Stack gap={20}>
              <Asked />
              <Voice />
            </Stack>
          }
        >
          <Loaded
            of={useHelpCategories()}
            pending={
              <Grid columns={{ wide: 2, phone: 1 }}>
                {BONES.map((bone, index) => (
                  <Sheet key={bone}>
                    <Skeleton shape="text" count={5} isAnnounced={index === 0} />
                  </Sheet>
                ))}
              </Grid>
            }
            failed={{ place: 'sheet', title: text.failed }}
          >
            {(categories) =>
              categories.length === 0 ? (
                <Sheet>
                  <EmptyState title={text.empty}>{help.hotline}</EmptyState>
                </Sheet>
              ) : (
                <Grid columns={{ wide: 2, phone: 1 }}>
                  {categories.map((category) => (
                    <CategorySheet key={category.id} category={category} />
                  ))}
                </Grid>
              )
            }
          </Loaded>
        </Split>
      </div>
    </Page>
  );
}
