/** The button that keeps a configuration, for who may; the window's code comes when it is pressed. */
import { addFavorite } from '@banxin/contract/calls/order/favorite';
import { Button, type ButtonProps } from '@banxin/ui/Button';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
import { useCanCall } from '../session/useCanCall.ts';
import type { KeepFavoriteDialogProps, KeptJob } from './KeepFavoriteDialog.tsx';
import { keepFavoriteText } from './keepFavorite.messages.ts';

const KeepFavoriteDialog = lazyPart(() => import('./KeepFavoriteDialog.tsx'));

export interface KeepFavoriteProps
  extends Pick<KeepFavoriteDialogProps, 'name'>,
    Pick<ButtonProps, 'size' | 'isDisabled'> {
  /** What is kept, as it is when the button is pressed. */
  readonly jobOf: () => KeptJob;
}

export default function KeepFavorite({ jobOf, name, ...look }: KeepFavoriteProps) {
  const text = useText(keepFavoriteText);
  const lost = useText(partFailedText);
  const may = useCanCall();
  const showPartFailed = usePartFailedToast();
  const [job, setJob] = useState<KeptJob | null>(null);
  if (!may(addFavorite)) return null;
  return (
    <>
      <Button {...look} onPress={() => setJob(jobOf())}>
        {text.keep}
      </Button>
      {job !== null && (
        <PartBoundary
          onLost={() => {
            setJob(null);
            showPartFailed(lost.keepFavorite, () => setJob(job));
          }}
        >
          <KeepFavoriteDialog job={job} name={name} onClose={() => setJob(null)} />
        </PartBoundary>
      )}
    </>
  );
}
