/** What can be read about the paper, the finishing, and what buyers ask: what this product offers, and articles of that kind. */
import { getExamples } from '@banxin/contract/calls/content/examples';
import { exampleType } from '@banxin/contract/enums/catalogue';
import { pathOf } from '@banxin/contract/routes';
import type { Product } from '@banxin/pricing/types';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useBilingual } from '../../../lib/bilingual.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import * as css from '../productAbout.css.ts';
import { productAboutText } from '../productAbout.messages.ts';

const KINDS = {
  material: exampleType.material,
  craft: exampleType.craft,
  questions: exampleType.faq,
} as const;

export interface ProductExamplesProps {
  readonly of: keyof typeof KINDS;
  /** In the reader's language. */
  readonly product: Product;
}

function Offered({ of, product }: ProductExamplesProps) {
  const text = useText(productAboutText);
  if (of === 'questions') return null;
  const items =
    of === 'material'
      ? product.materials.map(({ name, gsm }) => ({
          label: name,
          value: text.gsm(gsm.toSorted((a, b) => a - b).join(' / ')),
        }))
      : product.craftGroups.map(({ id, label }) => ({
          label,
          value: product.crafts
            .filter(({ group }) => group === id)
            .map((craft) => craft.label)
            .join(' · '),
        }));
  return (
    <Stack gap={8}>
      <Heading level={3} size={14}>
        {of === 'material' ? text.materials : text.crafts}
      </Heading>
      {items.length === 0 ? (
        <Text tone="body">{text.noCrafts}</Text>
      ) : (
        <DescriptionList columns={2} items={items} />
      )}
    </Stack>
  );
}

export default function ProductExamples({ of, product }: ProductExamplesProps) {
  const text = useText(productAboutText);
  const words = useBilingual();
  const articles = useCall(
    getExamples,
    { type: KINDS[of], productId: product.id },
    { isLasting: true },
  );
  return (
    <Stack gap={20}>
      <Offered of={of} product={product} />
      <Loaded
        of={articles}
        pending={<Skeleton shape="row" count={3} />}
        failed={{ place: 'notice', title: text.examplesFailed }}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={text.noExamples}>
              <Link href={pathOf('supportIndex')}>{text.allHelp}</Link>
            </EmptyState>
          ) : (
            <ul className={css.articles} aria-label={text.examples}>
              {items.map(({ id, title, titleEn, summary, summaryEn }) => (
                <li key={id} className={css.article}>
                  <Link href={pathOf('supportDetail', { id })}>
                    {words({ zh: title, en: titleEn })}
                  </Link>
                  <Text size={13} tone="body">
                    {words({ zh: summary, en: summaryEn })}
                  </Text>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  );
}
