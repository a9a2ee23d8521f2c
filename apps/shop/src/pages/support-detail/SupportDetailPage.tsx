/** One help article: contents, text with pictures that open large, products, neighbours, whether it helped. */
import type { HelpArticle } from '@banxin/contract/entities/article';
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import * as css from '../../features/article/Article.css.ts';
import { ArticleFoot } from '../../features/article/ArticleFoot.tsx';
import { ArticleSkeleton } from '../../features/article/ArticleSkeleton.tsx';
import { ArticleText } from '../../features/article/ArticleText.tsx';
import { articleText } from '../../features/article/article.messages.ts';
import { helpText } from '../../features/article/help.messages.ts';
import { useWording } from '../../features/article/wording.ts';
import { dayOf } from '../../lib/day.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { usePageTitle } from '../../lib/pageTitle.ts';
import { useText } from '../../lib/text.ts';
import { Vote } from './parts/Vote.tsx';
import { useSupportDetail } from './support-detail.data.ts';
import { supportDetailText } from './support-detail.messages.ts';

function Help({
  help,
  category,
}: {
  readonly help: HelpArticle;
  /** Name of its category; undefined while it is not known. */
  readonly category: string | undefined;
}) {
  const text = useText(articleText);
  const common = useText(helpText);
  const wording = useWording();
  const title = wording(help.title, help.titleEn);
  usePageTitle(title);
  const day = dayOf(Date.parse(help.pubLishTime));
  const beside = (one: HelpArticle['previous']) =>
    one && {
      title: wording(one.title, one.titleEn),
      href: pathOf('supportDetail', { id: one.id }),
    };
  return (
    <Stack gap={16}>
      <Breadcrumb
        items={[
          { label: common.title, href: pathOf('supportIndex') },
          ...(category === undefined
            ? []
            : [{ label: category, href: pathOf('supportList', { id: help.category }) }]),
          { label: title },
        ]}
      />
      <Sheet padding="large">
        <Stack gap={32}>
          <header className={css.head}>
            <Heading level={1}>{title}</Heading>
            <div className={css.facts}>
              <span>
                {text.published} <time dateTime={day}>{day}</time>
              </span>
            </div>
          </header>
          <ArticleText content={help.content} outline={help.outline} />
          <Vote id={help.id} />
          <ArticleFoot
            products={help.products}
            previous={beside(help.previous)}
            next={beside(help.next)}
          />
        </Stack>
      </Sheet>
    </Stack>
  );
}

export default function SupportDetailPage() {
  const text = useText(supportDetailText);
  const wording = useWording();
  const { article, categoryOf } = useSupportDetail();
  return (
    <Page paddingBlock={24}>
      <Loaded
        of={article}
        pending={<ArticleSkeleton />}
        failed={{
          place: 'main',
          title: text.failed,
          unknown: text.unknown,
          unknownHint: text.unknownHint,
          ways: (
            <Inline gap={12}>
              <LinkButton href={pathOf('supportList')}>{text.list}</LinkButton>
              <LinkButton href={pathOf('supportSearch')}>{text.search}</LinkButton>
            </Inline>
          ),
        }}
      >
        {(help) => {
          const category = categoryOf(help.category);
          return (
            <Help
              key={help.id}
              help={help}
              category={category && wording(category.name, category.nameEn)}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}
