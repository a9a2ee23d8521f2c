/** Topics: all that are running, or the one that the address names. */
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Loaded } from '../../lib/Loaded.tsx';
import { PageHead } from '../../lib/PageHead.tsx';
import { useText } from '../../lib/text.ts';
import { useTopics } from './banner.data.ts';
import { bannerText } from './banner.messages.ts';
import { TopicCards } from './parts/TopicCards.tsx';
import { TopicView } from './parts/TopicView.tsx';

type Topics = ReturnType<typeof useTopics>;

function Bones() {
  return (
    <Grid columns={{ wide: 3, small: 3, phone: 1 }} gap={16}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((bone, at) => (
        <Sheet key={bone} padding="none">
          <Skeleton shape="art" />
          <Sheet>
            <Skeleton shape="text" count={4} isAnnounced={at === 0} />
          </Sheet>
        </Sheet>
      ))}
    </Grid>
  );
}

function All({ running }: Pick<Topics, 'running'>) {
  const text = useText(bannerText);
  return (
    <Stack gap={24}>
      <PageHead title={text.title} lead={text.lead} />
      <Loaded of={running} pending={<Bones />} failed={{ place: 'sheet', title: text.failed }}>
        {(topics) =>
          topics.length > 0 ? (
            <TopicCards topics={topics} headingLevel={2} />
          ) : (
            <Sheet>
              <EmptyState
                title={text.none}
                headingLevel={2}
                action={
                  <LinkButton href={pathOf('product')} variant="primary">
                    {text.allProducts}
                  </LinkButton>
                }
              >
                {text.noneHint}
              </EmptyState>
            </Sheet>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Chosen({ chosen, running }: Pick<Topics, 'chosen' | 'running'>) {
  const text = useText(bannerText);
  const failed = {
    place: 'main',
    title: text.failed,
    unknown: text.unknown,
    unknownHint: text.unknownHint,
    ways: <LinkButton href={pathOf('banner')}>{text.all}</LinkButton>,
  } as const;
  return (
    <Loaded of={chosen} pending={<Bones />} failed={failed}>
      {([topic]) => {
        if (topic === undefined) return null;
        const others =
          running.state === 'ready' ? running.value.filter(({ id }) => id !== topic.id) : [];
        return (
          <Stack gap={44}>
            <TopicView topic={topic} />
            {others.length > 0 && (
              <Stack element="section" gap={16} aria-label={text.others}>
                <Heading level={2}>{text.others}</Heading>
                <TopicCards topics={others} headingLevel={3} />
              </Stack>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

export default function BannerPage() {
  const { hasChosen, chosen, running } = useTopics();
  return (
    <Page paddingBlock={32}>
      {hasChosen ? <Chosen chosen={chosen} running={running} /> : <All running={running} />}
    </Page>
  );
}
