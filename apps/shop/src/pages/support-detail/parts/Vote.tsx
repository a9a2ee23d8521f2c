/** Whether the article helped: one voice, said at once, changed as often as one likes; why not, if one wants to say. */

import type { InputOf } from '@banxin/contract/call';
import { voteArticle } from '@banxin/contract/calls/content/support';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import { supportDetailText } from '../support-detail.messages.ts';
import * as css from '../Vote.css.ts';

const WhyNot = lazyPart(() => import('./WhyNot.tsx'));

type Voice = Omit<InputOf<typeof voteArticle>, 'id'>;

export function Vote({ id }: { readonly id: number }) {
  const text = useText(supportDetailText);
  const words = useFixedWords();
  const { send, isPending, failure } = useSend(voteArticle, { shownHere: 'all' });
  /** What was said last, and whether it has arrived. */
  const [voice, setVoice] = useState<Voice | null>(null);
  const [isNoted, setNoted] = useState(false);
  const [asksWhy, setAsksWhy] = useState(false);
  const say = async (next: Voice, thenAsk: boolean): Promise<void> => {
    if (isPending) return;
    setVoice(next);
    setNoted(false);
    setAsksWhy(thenAsk);
    const sent = await send({ id, ...next });
    if (sent.ok) setNoted(true);
  };
  const isSaid = (helpful: boolean): boolean => isNoted && voice?.helpful === helpful;
  return (
    <section className={css.vote} aria-label={text.question}>
      <div className={css.question}>
        <Heading level={2} size={16}>
          {text.question}
        </Heading>
        <Button
          size="small"
          variant={isSaid(true) ? 'primary' : 'secondary'}
          isPending={isPending && voice?.helpful === true}
          onPress={() => void say({ helpful: true }, false)}
        >
          {text.yes}
        </Button>
        <Button
          size="small"
          variant={isSaid(false) ? 'primary' : 'secondary'}
          isPending={isPending && voice?.helpful === false}
          onPress={() => void say({ helpful: false }, true)}
        >
          {text.no}
        </Button>
        <span role="status">{isNoted && <Text tone="positive">{text.thanks}</Text>}</span>
      </div>
      {failure !== null && voice !== null && (
        <Notice tone="critical" title={text.notSent}>
          <Stack gap={8} align="start">
            <Text>{words(failure)}</Text>
            <Button size="small" onPress={() => void say(voice, asksWhy)}>
              {text.again}
            </Button>
          </Stack>
        </Notice>
      )}
      {asksWhy && (
        <PartBoundary onLost={() => setAsksWhy(false)}>
          <WhyNot
            isPending={isPending}
            onSend={(reason, remark) =>
              void say({ helpful: false, reason, ...(remark !== '' && { text: remark }) }, false)
            }
          />
        </PartBoundary>
      )}
    </section>
  );
}
