/** Photographs of an application: those that have arrived are kept with the draft, and are there after a reload. */
import type { ClaimPicture } from '@banxin/contract/entities/afterSales';
import { EVIDENCE_PICTURES_MAX } from '@banxin/contract/rules/afterSales';
import { useEffect } from 'react';
import { usePaperFiles } from '../../features/upload/usePaperFiles.ts';
import type { Claiming } from './useClaim.ts';

export function useEvidence({ before, change }: Pick<Claiming, 'before' | 'change'>) {
  const files = usePaperFiles('evidence', EVIDENCE_PICTURES_MAX, before);
  const arrived: readonly ClaimPicture[] = [...files.kept, ...files.pictures.arrived];
  const kept =
    arrived.length === 0 ? '' : JSON.stringify(arrived.map(({ id, name }) => ({ id, name })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is kept when it changes, by whichever draft is current
  useEffect(() => change({ pictures: kept }), [kept]);
  return files;
}
