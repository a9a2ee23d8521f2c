/** The company: what it makes, where, in which steps, and what it promises. Figures come from the shop's own data. */
import type { Category } from '@banxin/contract/calls/catalogue/categories.schemas';
import type { FactoryRow } from '@banxin/contract/entities/factory';
import { pathOf } from '@banxin/contract/routes';
import { CropMarks } from '@banxin/ui/CropMarks';
import { Grid } from '@banxin/ui/Grid';
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
import { PageHead } from '../../lib/PageHead.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Corporate.css.ts';
import { useCompany } from './corporate.data.ts';
import { corporateText } from './corporate.messages.ts';
import { Families } from './parts/Families.tsx';
import { OrderSteps } from './parts/OrderSteps.tsx';

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
    <CropMarks>
      <Sheet element="section" padding="none" aria-label={text.figures}>
        <dl className={css.figures}>
          {figures.map(([count, words]) => (
            <div key={words} className={css.figure}>
              <dd className={css.count}>{count}</dd>
              <dt className={css.counted}>{words}</dt>
            </div>
          ))}
        </dl>
      </Sheet>
    </CropMarks>
  );
}

function Factories({ factories }: Pick<CompanyProps, 'factories'>) {
  const text = useText(corporateText);
  const word = useBilingual();
  return (
    <Stack element="section" gap={16} aria-label={text.made}>
      <Heading level={2}>{text.made}</Heading>
      <Sheet padding="none">
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
              width: 120,
              cell: ({ id, name }) => (
                <Link href={pathOf('aboutContactDetail', { id })} kind="standalone">
                  {word(name)}
                </Link>
              ),
            },
            {
              id: 'makes',
              header: text.makes,
              // An element wraps where a text would be cut.
              cell: ({ makes }) => <span>{makes.map(word).join(text.between)}</span>,
            },
            {
              id: 'company',
              header: text.company,
              width: 220,
              cell: ({ company }) => <span>{word(company.name)}</span>,
            },
            {
              id: 'tax',
              header: text.taxNumber,
              width: 190,
              cell: ({ company }) => company.taxNumber,
            },
          ]}
        />
      </Sheet>
    </Stack>
  );
}

function Company({ factories, categories }: CompanyProps) {
  const text = useText(corporateText);
  const [first] = factories;
  const promises = [
    ...(first ? [[first.cutOff, text.promiseCutOff(first.cutOff)] as const] : []),
    ['±3 %', text.promiseQuantity],
    [text.promisePriceMark, text.promisePrice],
  ] as const;
  return (
    <Stack gap={44}>
      <Figures factories={factories} categories={categories} />
      <Families categories={categories} />
      <OrderSteps />
      <Factories factories={factories} />
      <Stack element="section" gap={16} aria-label={text.promises}>
        <Heading level={2}>{text.promises}</Heading>
        <Grid element="ul" columns={{ wide: 3, small: 3, phone: 1 }} gap={16}>
          {promises.map(([mark, words]) => (
            <Sheet key={words} element="li">
              <Stack gap={4}>
                <span className={css.count}>{mark}</span>
                <Text tone="body">{words}</Text>
              </Stack>
            </Sheet>
          ))}
        </Grid>
        <Link href={pathOf('aboutContact')} kind="standalone">
          {text.contact}
        </Link>
      </Stack>
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
        <PageHead title={text.title} lead={text.lead} />
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
