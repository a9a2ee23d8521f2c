/** A ticket: steps, who acts next, what is done about it, what was said. */
import { addEvidence } from '@banxin/contract/calls/afterSales/ticket';
import type { ClaimDetail } from '@banxin/contract/entities/afterSales';
import { EVIDENCE_PICTURES_MAX } from '@banxin/contract/rules/afterSales';
import { Button } from '@banxin/ui/Button';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Timeline } from '@banxin/ui/Timeline';
import { useState } from 'react';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useText } from '../../../lib/text.ts';
import { useAnchor } from '../../../lib/useAnchor.ts';
import * as css from '../aftersale-detail.css.ts';
import { ticketText } from '../aftersale-detail.messages.ts';
import { useAnswersRead } from '../useAnswersRead.ts';
import { Application } from './Application.tsx';
import { Conversation } from './Conversation.tsx';
import { Progress } from './Progress.tsx';
import { Records } from './Records.tsx';
import { TicketHead } from './TicketHead.tsx';

const RevokeQuestion = lazyPart(() => import('../../../features/afterSales/RevokeQuestion.tsx'));
const Marks = lazyPart(() => import('./Marks.tsx'));
const ReturnParcel = lazyPart(() => import('./ReturnParcel.tsx'));
const Writing = lazyPart(() => import('./Writing.tsx'));

export interface TicketViewProps {
  readonly ticket: ClaimDetail;
  readonly onChanged: () => void;
}

function History({ ticket }: { readonly ticket: ClaimDetail }) {
  const text = useText(ticketText);
  const told = useFixedWords();
  const who = {
    customer: text.byCustomer,
    staff: text.byWorks,
    system: text.bySystem,
    carrier: text.byCarrier,
  };
  return (
    <Sheet>
      <Stack gap={16}>
        <Heading level={2}>{text.events}</Heading>
        <Timeline
          label={text.events}
          items={ticket.events.map(({ at, title, by, note }, index) => ({
            id: String(index),
            title: told(title),
            time: `${minuteText(at)} · ${who[by]}`,
            dateTime: at,
            ...(note !== null && { note: <Own>{note}</Own> }),
          }))}
        />
      </Stack>
    </Sheet>
  );
}

export default function TicketView({ ticket, onChanged }: TicketViewProps) {
  const text = useText(ticketText);
  const [isRevoking, setRevoking] = useState(false);
  const fresh = useAnswersRead(ticket);
  const anchor = useAnchor('evidence');
  const { id, rounds, returnAddress, actions } = ticket;
  const mayAdd = actions.some(({ event, allowed }) => event === 'ADD_EVIDENCE' && allowed);
  return (
    <Stack gap={20}>
      <TicketHead ticket={ticket} onRevoke={() => setRevoking(true)} />
      {fresh.size > 0 && (
        <Notice>
          <Inline gap={12} justify="between">
            {text.newAnswers(fresh.size)}
            <Button
              size="small"
              onPress={() => document.getElementById('conversation')?.scrollIntoView()}
            >
              {text.toAnswers}
            </Button>
          </Inline>
        </Notice>
      )}
      <Progress ticket={ticket} />
      <Split
        asideWidth="price"
        stackBelow="small"
        aside={
          <Stack gap={20}>
            <Application ticket={ticket} />
            <History ticket={ticket} />
          </Stack>
        }
      >
        <Stack gap={20}>
          {mayAdd && (
            <Sheet>
              <div {...anchor} className={css.anchor}>
                <Stack gap={16}>
                  <Heading level={2}>{text.evidence}</Heading>
                  <Text size={13} tone="quiet">
                    {text.evidenceHint}
                  </Text>
                  <PartBoundary pending={<Skeleton shape="control" count={2} />}>
                    <Writing
                      key={rounds}
                      ticketId={id}
                      call={addEvidence}
                      words={{
                        label: text.evidenceText,
                        send: text.sendEvidence,
                        done: text.evidenceSent,
                        failed: text.evidenceFailed,
                      }}
                      mostPictures={EVIDENCE_PICTURES_MAX}
                      isMain
                      onSent={onChanged}
                    />
                  </PartBoundary>
                </Stack>
              </div>
            </Sheet>
          )}
          {returnAddress !== null && (
            <PartBoundary pending={<Skeleton shape="block" />}>
              <ReturnParcel ticket={ticket} onChanged={onChanged} />
            </PartBoundary>
          )}
          <Records ticket={ticket} />
          {ticket.marks.length > 0 && (
            <PartBoundary pending={<Skeleton shape="block" />}>
              <Marks ticket={ticket} />
            </PartBoundary>
          )}
          <Conversation ticket={ticket} fresh={fresh} onChanged={onChanged} />
        </Stack>
      </Split>
      {isRevoking && (
        <PartBoundary onLost={() => setRevoking(false)}>
          <RevokeQuestion
            ticket={ticket}
            onEnd={(isDone) => {
              setRevoking(false);
              if (isDone) onChanged();
            }}
          />
        </PartBoundary>
      )}
    </Stack>
  );
}
