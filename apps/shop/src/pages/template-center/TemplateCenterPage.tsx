/** The template centre: found by product, trade, colour and words; looked at with trim and bleed; taken or ordered with. */
import { EmptyState } from '@banxin/ui/EmptyState';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useLocation } from 'wouter';
import { PageLinks } from '../../features/search/PageLinks.tsx';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import { TemplateCards } from './parts/TemplateCards.tsx';
import { TemplateFilters } from './parts/TemplateFilters.tsx';
import { TemplatePreview } from './parts/TemplatePreview.tsx';
import {
  PAGE_SIZE,
  type TemplatePlace,
  templatePath,
  useTemplates,
} from './template-center.data.ts';
import { templateText } from './template-center.messages.ts';

const OPEN = { product: '', industry: '', colour: '', words: '', page: 1, id: null } as const;
const BONES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Bones() {
  return (
    <Grid columns={{ wide: 4, small: 3, phone: 2 }} gap={16}>
      {BONES.map((bone, index) => (
        <Sheet key={bone} padding="none">
          <Skeleton shape="art" isAnnounced={index === 0} />
        </Sheet>
      ))}
    </Grid>
  );
}

function Nothing() {
  const text = useText(templateText);
  return (
    <Sheet>
      <EmptyState
        title={text.none}
        headingLevel={2}
        action={<LinkButton href={templatePath(OPEN)}>{text.clear}</LinkButton>}
      >
        {text.noneHint}
      </EmptyState>
    </Sheet>
  );
}

export default function TemplateCenterPage() {
  const text = useText(templateText);
  const [, navigate] = useLocation();
  const { place, templates, chosen } = useTemplates();
  const to = (changes: Partial<TemplatePlace>): string => templatePath({ ...place, ...changes });
  const closeHref = to({ id: null });
  return (
    <Page paddingBlock={32}>
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={1}>{text.title}</Heading>
          <Text tone="body">{text.lead}</Text>
        </Stack>
        <TemplateFilters
          place={place}
          products={templates.state === 'ready' ? templates.value.products : []}
          onFind={(changes) => navigate(to({ ...changes, page: 1, id: null }))}
        />
        {place.id !== null && (
          <Loaded
            of={chosen}
            pending={<Skeleton shape="art" isAnnounced />}
            failed={{ place: 'sheet', title: text.failed, unknown: text.unknown }}
          >
            {(template) => <TemplatePreview template={template} closeHref={closeHref} />}
          </Loaded>
        )}
        <Loaded of={templates} pending={<Bones />} failed={{ place: 'sheet', title: text.failed }}>
          {({ items, total }) =>
            items.length === 0 ? (
              <Nothing />
            ) : (
              <Stack element="section" gap={16} aria-label={text.list}>
                <TemplateCards templates={items} chosenId={place.id} hrefOf={(id) => to({ id })} />
                <PageLinks
                  page={place.page}
                  last={Math.ceil(total / PAGE_SIZE)}
                  hrefOf={(page) => to({ page, id: null })}
                />
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
}
