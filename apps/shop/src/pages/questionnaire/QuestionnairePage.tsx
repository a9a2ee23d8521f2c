/** The questionnaire: answered once per account and edition, read afterwards. */
import type { Questionnaire } from '@banxin/contract/calls/feedback/questionnaire.schemas';
import { pathOf } from '@banxin/contract/routes';
import { EmptyState } from '@banxin/ui/EmptyState';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Notice } from '@banxin/ui/Notice';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Suspense, useState } from 'react';
import { useSession } from '../../features/session/session.ts';
import { dayText } from '../../lib/day.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useText } from '../../lib/text.ts';
import { givenBy } from './answering.ts';
import { ReadAnswers } from './parts/ReadAnswers.tsx';
import { useQuestionnaire } from './questionnaire.data.ts';
import { questionnaireText } from './questionnaire.messages.ts';

/** Its fields come while the questions are asked for. */
const Answering = lazyPart(() => import('./parts/Answering.tsx'));
void Answering.prepare();

/** While questions, or their fields, are on their way. */
const pending = (
  <Sheet>
    <Skeleton shape="text" count={14} isAnnounced />
  </Sheet>
);

function None() {
  const text = useText(questionnaireText);
  const { mayOpen } = useSession();
  return (
    <Sheet>
      <EmptyState
        title={text.none}
        headingLevel={2}
        action={
          mayOpen('suggestion') && (
            <LinkButton href={pathOf('suggestion')} variant="primary">
              {text.suggestion}
            </LinkButton>
          )
        }
      >
        {text.noneHint}
      </EmptyState>
    </Sheet>
  );
}

interface AskedProps {
  readonly asked: Questionnaire;
  readonly refresh: () => Promise<void>;
}

function Asked({ asked, refresh }: AskedProps) {
  const text = useText(questionnaireText);
  const { dayWords } = useText(dayText);
  /** It was answered on this page, and just now. */
  const [isFresh, setFresh] = useState(false);
  const { answeredAt, questions, answers } = asked;
  if (answeredAt === null) {
    const taken = async (): Promise<void> => {
      setFresh(true);
      await refresh();
    };
    return (
      <Suspense fallback={pending}>
        <Answering asked={asked} onAnswered={taken} />
      </Suspense>
    );
  }
  return (
    <Stack gap={16}>
      <Notice
        tone="positive"
        title={isFresh ? text.thanks : text.answered(dayWords(answeredAt.slice(0, 10)))}
      >
        {text.thanksHint}
      </Notice>
      <Sheet>
        <ReadAnswers questions={questions} given={givenBy(answers)} />
      </Sheet>
    </Stack>
  );
}

export default function QuestionnairePage() {
  const text = useText(questionnaireText);
  const { dayWords } = useText(dayText);
  const asked = useQuestionnaire();
  const until = asked.state === 'ready' ? asked.value?.endsOn : undefined;
  return (
    <Page paddingBlock={32} width="reading">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{text.title}</Heading>
          {until && (
            <Text tone="body">
              {text.lead(dayWords(until))}
              <br />
              {text.promise}
            </Text>
          )}
        </Stack>
        <Loaded of={asked} pending={pending} failed={{ place: 'sheet', title: text.failed }}>
          {(value, refresh) =>
            value === null ? <None /> : <Asked asked={value} refresh={refresh} />
          }
        </Loaded>
      </Stack>
    </Page>
  );
}
