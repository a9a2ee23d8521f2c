/** One help article: contents, text with pictures that open large, products, neighbours, whether it helped. */
import type { HelpArticle } from '@banxin/contract/entities/article';
import { pathOf } from '@banxin/contract/routes';
import { Article, ArticlePage } from '../../features/article/ArticlePage.tsx';
import { helpText } from '../../features/article/help.messages.ts';
import { useWording } from '../../features/article/wording.ts';
import { ProductDrawing } from '../../features/product/ProductDrawing.tsx';
import { useText } from '../../lib/text.ts';
import { Vote } from './parts/Vote.tsx';
import { useSupportDetail } from './support-detail.data.ts';
import { supportDetailText } from './support-detail.messages.ts';

export default function SupportDetailPage() {
  const text = useText(supportDetailText);
  const common = useText(helpText);
  const wording = useWording();
  const { article, categoryOf } = useSupportDetail();
  const beside = (one: HelpArticle['previous']) =>
    one && {
      title: wording(one.title, one.titleEn),
      href: pathOf('supportDetail', { id: one.id }),
    };
  return (
    <ArticlePage
      of={article}
      words={text}
      listHref={pathOf('supportList')}
      searchHref={pathOf('supportSearch')}
    >
      {(help) => {
        // Undefined while the categories are not known.
        const category = categoryOf(help.category);
        return (
          <Article
            key={help.id}
            {...help}
            title={wording(help.title, help.titleEn)}
            way={[
              { label: common.title, href: pathOf('supportIndex') },
              ...(category === undefined
                ? []
                : [
                    {
                      label: wording(category.name, category.nameEn),
                      href: pathOf('supportList', { id: help.category }),
                    },
                  ]),
            ]}
            vote={<Vote id={help.id} />}
            drawing={(id) => <ProductDrawing productId={id} />}
            previous={beside(help.previous)}
            next={beside(help.next)}
          />
        );
      }}
    </ArticlePage>
  );
}
