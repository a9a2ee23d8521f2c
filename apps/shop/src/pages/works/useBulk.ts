/** Takes one step for many cases, one after the other, each as a single one is taken: in hand, and as it was seen. */
import type { InputOf } from '@banxin/contract/call';
import { CallError } from '@banxin/contract/callError';
import { hasTag } from '@banxin/contract/callKey';
import { act } from '@banxin/contract/calls/works/desk';
import type { WorksCase } from '@banxin/contract/entities/works';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { type Told, useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { createSending, refusedFields } from '../../lib/useSend.ts';
import { quietAct, quietClaim } from './quietCalls.ts';
import { worksText } from './works.messages.ts';

type Act = InputOf<typeof act>;
/** What is sent with every one of them. */
export type BulkStep = Pick<Act, 'event' | 'reason' | 'payload'>;

/** A case that was not dealt with, and why. */
export interface Undone {
  readonly one: WorksCase;
  readonly why: string;
}

/** What a refused field says is nearer than what the whole says. */
const reasonOf = (failure: CallError): Told => Object.values(refusedFields(failure))[0] ?? failure;

/** @param openId the case that is open: it is taken in hand again afterwards */
export function useBulk(openId: number) {
  const services = useServices();
  const text = useText(worksText);
  const words = useFixedWords();
  const { mutate } = useSWRConfig();
  /** Senders by case: one that is tried again after nobody knows whether it arrived carries the same key. */
  const senders = useRef(new Map<number, ReturnType<typeof createSending<Act, WorksCase>>>());
  const isLeft = useRef(false);
  const [running, setRunning] = useState<{ readonly done: number; readonly of: number } | null>(
    null,
  );
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const senderOf = (id: number) => {
    const known = senders.current.get(id);
    if (known !== undefined) return known;
    const sender = createSending<Act, WorksCase>(services, quietAct, { shownHere: 'all' });
    // Somebody hears what becomes of it: it is said below, beside the case.
    sender.listen(() => undefined);
    senders.current.set(id, sender);
    return sender;
  };

  /** Null when it was dealt with, else why not. */
  const take = async ({ orderId: id, status }: WorksCase, step: BulkStep) => {
    try {
      const held = await services.client.send(quietClaim, { id, take: false }, { display: 0 });
      if (!held.isOwn) return text.inHands(held.by);
    } catch (thrown) {
      if (thrown instanceof CallError) return words(thrown);
      throw thrown;
    }
    const sent = await senderOf(id).send({ entity: 'order', id, seen: status, ...step });
    if (sent.ok) return null;
    return sent.failure === null ? text.notActed : words(reasonOf(sent.failure));
  };

  return {
    /** How far it is; null while nothing is on its way. */
    running,
    /** Answers those that were not dealt with. */
    run: async (cases: readonly WorksCase[], step: BulkStep): Promise<readonly Undone[]> => {
      const undone: Undone[] = [];
      for (const [at, one] of cases.entries()) {
        setRunning({ done: at, of: cases.length });
        // Who leaves the desk has not asked for the rest.
        const why = isLeft.current ? text.notActed : await take(one, step);
        if (why !== null) undone.push({ one, why });
      }
      const isOpenStill = undone.some(({ one }) => one.orderId === openId);
      const wasTaken = cases.some(({ orderId }) => orderId === openId);
      if (openId !== 0 && !isLeft.current && (isOpenStill || !wasTaken)) {
        await services.client
          .send(quietClaim, { id: openId, take: false }, { display: 0 })
          .catch((thrown: unknown) => {
            // It can be acted on without: the next step says who has it.
            if (!(thrown instanceof CallError)) throw thrown;
          });
      }
      setRunning(null);
      // What they make stale is read again once, after the last.
      await mutate((key) => hasTag(act.stale, key));
      return undone;
    },
  };
}
