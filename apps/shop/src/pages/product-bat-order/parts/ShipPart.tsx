/** The cheapest shipping of the checked rows: what it saves and why, taken in one press, taken back in one. */
import { planShipping, takeShipping } from '@banxin/contract/calls/batch/import';
import type { ImportProgress, ShipOffer } from '@banxin/contract/entities/batch';
import { useSelector } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { formatFen } from '@banxin/ui/Money';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportFlow } from '../../../features/batch/workbook.ts';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { dayText } from '../../../lib/day.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { shipText } from '../ship.messages.ts';

interface FlowProps {
  readonly flow: ImportFlow;
}

/** What it does, in sentences. */
function Offer({ offer, flow }: FlowProps & { readonly offer: ShipOffer }) {
  const text = useText(shipText);
  const { dayWords } = useText(dayText);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const { sum, saves, joined, recarried, wish, arrives } = offer;
  const [planned, alone] = [dayWords(arrives.planned), dayWords(arrives.alone)];
  const take = () => flow.send({ type: 'CHANGE', request: { kind: 'ship', expectedSum: sum } });
  const wished = (of: NonNullable<typeof wish>): string =>
    of.costs > 0 ? text.wishCosts(of.rows, formatFen(of.costs)) : text.wishIsFree(of.rows);
  const lines = [
    ...(joined.orders > 0 ? [text.joined(joined.rows, joined.orders)] : []),
    ...(recarried > 0 ? [text.recarried(recarried)] : []),
    ...(wish ? [wished(wish)] : []),
    planned === alone ? text.arrives(planned) : text.arrivesOther(planned, alone),
  ];
  return (
    <Notice tone="action" title={text.title}>
      <Stack gap={8} align="start">
        <Text weight="medium">{text.offer(formatFen(sum), formatFen(saves))}</Text>
        <Stack gap={4}>
          {lines.map((line) => (
            <Text key={line} size={13} tone="body">
              {line}
            </Text>
          ))}
        </Stack>
        <Button isDisabled={isBusy} onPress={take}>
          {text.take}
        </Button>
      </Stack>
    </Notice>
  );
}

function Offered({
  flow,
  importId,
  isAsked,
}: FlowProps & { readonly importId: string; readonly isAsked: boolean }) {
  const text = useText(shipText);
  const offer = useCall(planShipping, { importId });
  const hasFailed = useSelector(
    flow,
    ({ context }) => context.failure !== undefined && context.change?.kind === 'ship',
  );
  const again = useEffectEvent(() => {
    if (offer.state === 'ready') void offer.refresh();
  });
  // What was refused is another one now.
  useEffect(() => {
    if (hasFailed) again();
  }, [hasFailed]);
  return (
    <Loaded
      of={offer}
      pending={
        <Text tone="quiet" size={13}>
          {text.pending}
        </Text>
      }
      failed={{ place: 'notice', title: text.failed }}
    >
      {(found) => {
        if (found !== null) return <Offer offer={found} flow={flow} />;
        return isAsked ? <Text tone="body">{text.nothing}</Text> : null;
      }}
    </Loaded>
  );
}

function Taken({ flow, progress }: FlowProps & { readonly progress: ImportProgress }) {
  const text = useText(shipText);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const { saved, parcels = progress.valid } = progress;
  return (
    <Notice tone="positive" title={text.title}>
      <Inline gap={12}>
        <Text>{text.taken(formatFen(saved ?? 0), parcels)}</Text>
        <Button
          isDisabled={isBusy}
          onPress={() => flow.send({ type: 'CHANGE', request: { kind: 'unship' } })}
        >
          {text.undo}
        </Button>
      </Inline>
    </Notice>
  );
}

export default function ShipPart({ flow }: FlowProps) {
  const text = useText(shipText);
  const may = useCanCall();
  const progress = useSelector(flow, ({ context }) => context.progress);
  const [isAsked, setAsked] = useState(false);
  if (progress === undefined || !may(planShipping) || !may(takeShipping)) return null;
  const { importId, valid, faulty, saved } = progress;
  if (saved !== undefined) return <Taken flow={flow} progress={progress} />;
  if (valid < 1) return null;
  // Each mended row would be another plan: while some are wrong it is asked for.
  if (faulty === 0 || isAsked) return <Offered {...{ flow, importId, isAsked }} />;
  return (
    <Inline gap={12}>
      <Button onPress={() => setAsked(true)}>{text.ask}</Button>
      <Text tone="body" size={13}>
        {text.askHint}
      </Text>
    </Inline>
  );
}
