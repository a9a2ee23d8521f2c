/** The company: what it makes, where, in which steps, and what it promises. Figures come from the shop's own data. */
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import type { FactoryRow } from '@banxin/contract/entities/factory';
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Table } from '@banxin/ui/Table';
import { Text } from '@banxin/ui/Text';
import { useBilingual } from '../../lib/bilingual.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Corporate.css.ts';
import { useCompany } from './corporate.data.ts';
import { corporateText } from './corporate.messages.ts';

interface CompanyProps {
  readonly factories: readonly FactoryRow[];
  readonly categories: readonly Category[];
}

function Figures({ factories, categories }: CompanyProps) {
  const text = useText(corporateText);
  const products = categories.reduce((sum, category) => sum + category.products.length, 0);
  const provinces = factories.reduce((sum, { serves }) => sum + serves.length, 0);
  const figures = [
    [factories.length, text.factories],
    [categories.length, text.categories],
    [products, text.products],
    [provinces, text.provinces],
  ] as const;
  return (
    <Sheet element="section" aria-label={text.figures}>
      <dl className={css.figures}>
        {figures.map(([count, words]) => (
          <div key={words}>
            <dd className={css.figure}>{count}</dd>
            <dt>{words}</dt>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

function Families({ categories }: Pick<CompanyProps, 'categories'>) {
  const text = useText(corporateText);
  return (
    <Stack gap={12}>
      <Heading level={2}>{text.families}</Heading>
      <ul className={css.families}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link href={pathOf('product', {}, { category: id })} kind="standalone">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Factories({ factories }: Pick<CompanyProps, 'factories'>) {
  const text = useText(corporateText);
  const word = useBilingual();
  return (
    <Stack gap={12}>
      <Heading level={2}>{text.made}</Heading>
      <Table
        label={text.made}
        rows={factories}
        rowKey={({ id }) => id}
        isCurrentHighlighted={false}
        columns={[
          {
            id: 'factory',
            header: text.factory,
            isRowHeader: true,
            width: 160,
            cell: ({ id, name }) => (
              <Link href={pathOf('aboutContactDetail', { id })} kind="standalone">
                {word(name)}
              </Link>
            ),
          },
          {
            id: 'makes',
            header: text.makes,
            cell: ({ makes }) => makes.map(word).join(text.between),
          },
          { id: 'company', header: text.company, cell: ({ company }) => word(company.name) },
          {
            id: 'tax',
            header: text.taxNumber,
            width: 200,
            cell: ({ company }) => company.taxNumber,
          },
        ]}
      />
    </Stack>
  );
}

function Steps() {
  const text = useText(corporateText);
  return (
    <Stack gap={16}>
      <Heading level={2}>{text.steps}</Heading>
      <ol className={css.steps}>
        {text.step.map((step, at) => (
          <li key={step} className={css.step}>
            <Heading level={3}>{step}</Heading>
            <Text size={13} tone="body">
              {text.stepDoes[at]}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function Company({ factories, categories }: CompanyProps) {
  const text = useText(corporateText);
  const [first] = factories;
  return (
    <Stack gap={24}>
      <Figures factories={factories} categories={categories} />
      <Sheet>
        <Stack gap={32}>
          <Families categories={categories} />
          <Factories factories={factories} />
          <Steps />
          <Stack gap={12}>
            <Heading level={2}>{text.promises}</Heading>
            <ul className={css.promises}>
              {first && <li>{text.promiseCutOff(first.cutOff)}</li>}
              <li>{text.promiseQuantity}</li>
              <li>{text.promisePrice}</li>
            </ul>
            <Link href={pathOf('aboutContact')} kind="standalone">
              {text.contact}
            </Link>
          </Stack>
        </Stack>
      </Sheet>
    </Stack>
  );
}

const bones = (
  <Sheet>
    <Skeleton shape="text" count={16} isAnnounced />
  </Sheet>
);

export default function CorporatePage() {
  const text = useText(corporateText);
  const { factories, catalogue } = useCompany();
  const failed = { place: 'sheet', title: text.failed } as const;
  return (
    <Page paddingBlock={32}>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{text.title}</Heading>
          <Text tone="body">{text.lead}</Text>
        </Stack>
        <Loaded of={factories} pending={bones} failed={failed}>
          {(rows) => (
            <Loaded of={catalogue} pending={bones} failed={failed}>
              {(categories) => <Company factories={rows} categories={categories} />}
            </Loaded>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}
