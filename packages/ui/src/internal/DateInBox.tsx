// The typed date inside a field's box: year, month and day as separate figures.
import type { ReactNode } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as css from './calendar.css.ts';
import { defined } from './defined.ts';

/** `slot` says which end of a range it is. */
export function DateInBox({ slot }: { slot?: 'start' | 'end' | undefined }): ReactNode {
  return (
    <DateInput {...defined({ slot })} data-part={slot ?? 'input'} className={css.input}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}
