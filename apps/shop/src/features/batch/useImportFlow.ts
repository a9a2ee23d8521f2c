/** The flow of an import, found again by the address after a reload; asked nothing while nobody looks. */
import { batchImportMachine } from '@banxin/flows/batch-import';
import type { FlowClient } from '@banxin/flows/client';
import { useFlow, useSelector } from '@banxin/flows/react';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import type { ImportActors, ImportFlow } from './workbook.ts';

/** Names the import in the address. */
export const IMPORT_PARAM = 'import';

const nowhere = new URLSearchParams();

export function useImportFlow(actors: (client: FlowClient) => ImportActors): ImportFlow {
  const [params, setParams] = useSearchParams();
  const flow = useFlow(batchImportMachine, { input: undefined, actors }) as ImportFlow;
  const importId = useSelector(flow, ({ context }) => context.importId);
  const isIdle = useSelector(flow, (snapshot) => snapshot.matches('idle'));
  const named = params.get(IMPORT_PARAM) ?? undefined;

  // The address leads: a link, a reload, Back. What the flow began itself is written into it below.
  useEffect(() => {
    const { context } = flow.getSnapshot();
    if (named !== undefined && context.importId === undefined) {
      flow.send({ type: 'OPEN', importId: named });
    }
  }, [flow, named]);
  useEffect(() => {
    if (importId !== undefined && importId !== named) {
      setParams(new URLSearchParams({ [IMPORT_PARAM]: importId }), { replace: true });
    }
  }, [importId, named, setParams]);
  const isLeft = isIdle && named !== undefined && importId === undefined;
  useEffect(() => {
    const { context } = flow.getSnapshot();
    // Put aside, or given up: the address names it no longer.
    if (isLeft && context.importId === undefined) setParams(nowhere, { replace: true });
  }, [flow, isLeft, setParams]);
  useEffect(() => {
    const look = (): void => flow.send({ type: document.hidden ? 'HIDDEN' : 'SEEN' });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [flow]);
  return flow;
}
