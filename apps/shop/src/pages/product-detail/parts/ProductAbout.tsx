/** What there is to read of a product: what it is, how it is printed, of what it is made, what is asked and said of it. */
import { getIntroduction } from '@banxin/contract/calls/catalogue/introduction';
import type { Introduction } from '@banxin/contract/calls/catalogue/introduction.schemas';
import { getProductComments } from '@banxin/contract/calls/order/comment';
import { introductionKind as kinds } from '@banxin/contract/enums/catalogue';
import type { Product } from '@banxin/pricing/types';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Tabs } from '@banxin/ui/Tabs';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useBilingual } from '../../../lib/bilingual.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { type Loadable, useCall } from '../../../lib/useCall.ts';
import { useCachedRead } from '../../../lib/useList.ts';
import * as css from '../productAbout.css.ts';
import { productAboutText } from '../productAbout.messages.ts';
import { COMMENTS, ProductComments } from './ProductComments.tsx';
import ProductExamples from './ProductExamples.tsx';

const tabs = ['about', 'printing', 'material', 'craft', 'questions', 'comments'] as const;
type Tab = (typeof tabs)[number];
/** Goods that are not printed have these alone. */
const SHELF: readonly Tab[] = ['about', 'comments'];

/** Which words a tab reads. */
const kindsOf: Readonly<Record<'about' | 'printing', readonly number[]>> = {
  about: [kinds.productPrintIntro, kinds.goodsIntro],
  printing: [kinds.generalPrintIntro],
};

interface WordsProps {
  readonly introductions: Loadable<readonly Introduction[]>;
  readonly kinds: readonly number[];
}

function Words({ introductions, kinds: wanted }: WordsProps) {
  const text = useText(productAboutText);
  const inLanguage = useBilingual();
  return (
    <Loaded
      of={introductions}
      pending={<Skeleton shape="text" count={4} />}
      failed={{ place: 'notice', title: text.failed }}
    >
      {(all) => (
        <Stack gap={16}>
          {all
            .filter(({ kind }) => wanted.includes(kind))
            .map(({ kind, text: words, facts }) => (
              <Stack key={kind} gap={16}>
                {words && <Text element="p">{inLanguage(words)}</Text>}
                {facts.length > 0 && (
                  <DescriptionList
                    columns={2}
                    items={facts.map(({ label, value }) => ({
                      label: inLanguage(label),
                      value: inLanguage(value),
                    }))}
                  />
                )}
              </Stack>
            ))}
        </Stack>
      )}
    </Loaded>
  );
}

export interface ProductAboutProps {
  /** In the reader's language. */
  readonly product: Product;
}

export default function ProductAbout({ product }: ProductAboutProps) {
  const { id: productId } = product;
  const text = useText(productAboutText);
  const [tab, setTab] = useState<Tab>('about');
  const [page, setPage] = useState(1);
  const introductions = useCall(getIntroduction, { categoryId: productId }, { isLasting: true });
  const [comments] = useCachedRead(getProductComments, {
    productId,
    pageIndex: page,
    pageSize: COMMENTS,
  });
  return (
    <Sheet element="section" aria-label={text.label} padding="none">
      <Tabs
        label={text.label}
        items={(product.stock ? SHELF : tabs).map((id) => ({
          id,
          label: text[id],
          ...(id === 'comments' && comments.state === 'ready' && { count: comments.value.total }),
        }))}
        selectedId={tab}
        onSelectionChange={(id) => setTab(tabs.find((known) => known === id) ?? 'about')}
        inset="sheet"
      >
        <div className={css.about}>
          {tab === 'comments' ? (
            <ProductComments comments={comments} page={page} onPage={setPage} />
          ) : tab === 'material' || tab === 'craft' || tab === 'questions' ? (
            <ProductExamples key={tab} of={tab} product={product} />
          ) : (
            <Words introductions={introductions} kinds={kindsOf[tab]} />
          )}
        </div>
      </Tabs>
    </Sheet>
  );
}
