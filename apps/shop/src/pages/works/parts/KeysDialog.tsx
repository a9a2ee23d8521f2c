/** The keys of a desk. */
import { type Desk, isOfOffice, isSearched } from '@banxin/contract/lifecycles/works';
import { Dialog } from '@banxin/ui/Dialog';
import { Fragment } from 'react';
import { useText } from '../../../lib/text.ts';
import { REVIEW_KEYS } from '../useDeskKeys.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';

/** A desk, or the room of gang sheets. */
export type KeysRoom = Desk | 'gang';

export interface KeysDialogProps {
  readonly room: KeysRoom;
  readonly onEnd: () => void;
}

type Words = (typeof worksText)['zh-CN'];
type Keys = readonly (readonly [key: string, does: string])[];

const keysOf = (desk: Desk, text: Words): Keys => [
  ['J', text.keyNext],
  ['K', text.keyPrevious],
  ['/', text.keySearch],
  ...(isSearched(desk) ? [] : ([['A', text.keyActs]] as const)),
  ...(desk === 'review'
    ? [
        ...Object.entries(REVIEW_KEYS).map(
          ([key, event]) => [key.toUpperCase(), text[event]] as const,
        ),
        ['1–9', text.keyFinding] as const,
      ]
    : []),
  ...(isOfOffice(desk)
    ? ([
        ['P', text.keyPass],
        ['W', text.keyRefuse],
        ['R', text.keyAnswer],
      ] as const)
    : []),
  ...(desk === 'receipts' ? ([['N', text.keyReceipt]] as const) : []),
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
        ['Shift X', text.keyChooseAll],
        ['B', text.keyBulk],
      ] as const)),
  ...(isSearched(desk) ? [] : ([['1–5', text.keyReason]] as const)),
];

export default function KeysDialog({ room, onEnd }: KeysDialogProps) {
  const text = useText(worksText);
  const keys: Keys = [
    ...(room === 'gang' ? ([['A', text.keySheet]] as const) : keysOf(room, text)),
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
