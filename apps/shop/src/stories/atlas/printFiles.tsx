/** The list of print files, in which uploads are looked at. */
import type { ReactNode } from 'react';
import { FileThumbnail } from '../../features/preview/FileThumbnail.tsx';
import { product } from '../fixtures/quoting.ts';
import { StoryPrintFiles } from '../StoryPrintFiles.tsx';
import { StoryShop } from '../StoryShop.tsx';
import { type Flows, nothing } from './flowView.ts';

export const printFiles = (flows: Flows, most: number): ReactNode => (
  <StoryShop answers={{ 'File.Check': 'pending' }} flows={flows} onEvent={nothing}>
    <StoryPrintFiles
      configuration={product(101).defaults}
      most={most}
      thumbnailOf={(report) => <FileThumbnail file={report} />}
      onChange={nothing}
    />
  </StoryShop>
);
