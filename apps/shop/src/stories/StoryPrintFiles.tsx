/** Print files with a page around them that only says what it may use. */
import type { Configuration } from '@banxin/contract/entities/configuration';
import { useEffect } from 'react';
import { PrintFiles, type PrintFilesProps } from '../features/upload/PrintFiles.tsx';
import { type PrintFilesState, usePrintFiles } from '../features/upload/usePrintFiles.ts';

export interface StoryPrintFilesProps
  extends Pick<
    PrintFilesProps,
    'most' | 'thumbnailOf' | 'isOptional' | 'each' | 'perStyle' | 'book'
  > {
  readonly configuration: Configuration;
  /** Told after every drawing. */
  readonly onChange: (state: Pick<PrintFilesState, 'ready' | 'isBusy'>) => void;
}

export function StoryPrintFiles({ configuration, onChange, ...rest }: StoryPrintFilesProps) {
  const files = usePrintFiles(configuration);
  const { ready, isBusy } = files;
  useEffect(() => onChange({ ready, isBusy }));
  return <PrintFiles files={files} {...rest} />;
}
