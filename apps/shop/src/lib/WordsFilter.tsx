/** Words that narrow a list; the field's code comes later, its room is kept. */
import { Skeleton } from '@banxin/ui/Skeleton';
import { Suspense } from 'react';
import { Committed } from './Committed.tsx';
import * as css from './ListSheet.css.ts';
import { lazyOptional } from './lazyOptional.ts';
import type { WordsFieldProps } from './WordsField.tsx';

const WordsField = lazyOptional(() => import('./WordsField.tsx'));

export function WordsFilter(props: WordsFieldProps) {
  return (
    <div className={css.words}>
      <Suspense fallback={<Skeleton shape="control" />}>
        <WordsField {...props} />
        <Committed />
      </Suspense>
    </div>
  );
}
