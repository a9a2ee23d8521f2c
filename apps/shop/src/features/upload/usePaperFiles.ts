/** Files of a paper: those that it has, and those on their way to it. */
import type { PaperFile } from '@banxin/contract/entities/paper';
import type { UploadPurpose } from '@banxin/contract/uploads';
import { useState } from 'react';
import { usePictures } from './usePictures.ts';

/** @param most files that it may have @param before those that it has, in order */
export function usePaperFiles(purpose: UploadPurpose, most: number, before: readonly PaperFile[]) {
  const [kept, setKept] = useState(before);
  const pictures = usePictures(purpose, most - kept.length);
  return {
    kept,
    pictures,
    most,
    /** What is handed in, in order. */
    ids: [...kept.map(({ id }) => id), ...pictures.ready],
    isBusy: pictures.isBusy,
    hasFailed: pictures.hasFailed,
    /** Something was added or taken away. */
    isChanged: kept.length !== before.length || pictures.items.length > 0,
    remove: (id: string): void => setKept((all) => all.filter((one) => one.id !== id)),
  };
}

export type PaperFilesState = ReturnType<typeof usePaperFiles>;
