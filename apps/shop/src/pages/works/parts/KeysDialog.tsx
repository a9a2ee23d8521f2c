/** The keys of a desk. */
import { type Desk, isOfOffice, isSearched } from '@banxin/contract/lifecycles/works';
import { Dialog } from '@banxin/ui/Dialog';
import { Fragment } from 'react';
import { useText } from '../../../lib/text.ts';
import { REVIEW_KEYS } from '../useDeskKeys.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';

export interface KeysDialogProps {
  readonly desk: Desk;
  readonly onEnd: () => void;
}

export default function KeysDialog({ desk, onEnd }: KeysDialogProps) {
  const text = useText(worksText);
  const keys: readonly (readonly [string, string])[] = [
    ['J', text.keyNext],
    ['K', text.keyPrevious],
    ['/', text.keySearch],
    ...(desk === 'review'
      ? Object.entries(REVIEW_KEYS).map(([key, event]) => [key.toUpperCase(), text[event]] as const)
      : []),
    ...(isOfOffice(desk)
      ? ([
          ['P', text.keyPass],
          ['W', text.keyRefuse],
          ['R', text.keyAnswer],
        ] as const)
      : []),
    ...(desk === 'content'
      ? ([
          ['N', text.keyNew],
          ['S', text.keySave],
        ] as const)
      : []),
    ...(isOfOffice(desk) || isSearched(desk)
      ? []
      : ([
          ['X', text.keyChoose],
          ['Shift J', text.keyChooseNext],
          ['Shift K', text.keyChoosePrevious],
          ['B', text.keyBulk],
        ] as const)),
    ['?', text.keyHelp],
  ];
  return (
    <Dialog isOpen title={text.keys} onOpenChange={(isOpen) => !isOpen && onEnd()}>
      <dl className={css.keys}>
        {keys.map(([key, does]) => (
          <Fragment key={key}>
            <dt>
              <kbd className={css.key}>{key}</kbd>
            </dt>
            <dd className={css.does}>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
