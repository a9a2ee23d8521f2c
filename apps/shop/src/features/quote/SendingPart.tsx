/** How fast it is made, or the day by which it is wanted: one of both decides. */
import { Button } from '@banxin/ui/Button';
import { Skeleton } from '@banxin/ui/Skeleton';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import type { ArriveByProps } from './ArriveBy.tsx';
import { KNOWN_PROVINCE } from './knownProvince.ts';
import { quoteText } from './quote.messages.ts';
import SpeedRow from './SpeedRow.tsx';
import { NO_WISH, USUAL } from './sendingQuery.ts';

/** Only who wants a day needs it. */
const ArriveBy = lazyPart(() => import('./ArriveBy.tsx'));

export interface SendingPartProps extends Omit<ArriveByProps, 'onForget'> {
  /** The day is asked for from the beginning. */
  readonly asksDay: boolean;
}

export default function SendingPart({ asksDay, ...props }: SendingPartProps) {
  const text = useText(quoteText);
  const partFailed = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  const { store } = useServices();
  const { terms, sending, onChange } = props;
  const [isOpen, setOpen] = useState(asksDay || sending.wish.by !== null);
  const open = (): void => {
    const known = terms.destination ? undefined : store.read<string>(KNOWN_PROVINCE);
    if (known) onChange({ ...sending, wish: { ...sending.wish, to: known } });
    setOpen(true);
  };
  if (isOpen) {
    return (
      <PartBoundary
        pending={<Skeleton shape="row" count={4} isAnnounced />}
        onLost={() => {
          setOpen(false);
          showPartFailed(partFailed.days, open);
        }}
      >
        <ArriveBy
          {...props}
          onForget={() => {
            onChange({ way: USUAL, wish: NO_WISH });
            setOpen(false);
          }}
        />
      </PartBoundary>
    );
  }
  return (
    <>
      <SpeedRow {...props} onChange={(way) => onChange({ ...sending, way })} />
      <div>
        <Button onPress={open}>{text.wantDay}</Button>
      </div>
    </>
  );
}
