/** The button that keeps a configuration; the window's code comes when it is pressed. */
import { Button, type ButtonProps } from '@banxin/ui/Button';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PartBoundary } from '../../lib/PartBoundary.tsx';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';
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
  const showPartFailed = usePartFailedToast();
  const [job, setJob] = useState<KeptJob | null>(null);
  return (
    <>
      <Button {...look} onPress={() => setJob(jobOf())}>
        {text.keep}
      </Button>
      {job !== null && (
        <PartBoundary
          onLost={() => {
            setJob(null);
            showPartFailed(text.notOpened, () => setJob(job));
          }}
        >
          <KeepFavoriteDialog job={job} name={name} onClose={() => setJob(null)} />
        </PartBoundary>
      )}
    </>
  );
}
