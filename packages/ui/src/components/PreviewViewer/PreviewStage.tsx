// One picture of the viewer: waits, shows, or says that it did not come.
import { type ReactNode, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { useWords } from '../../messages/words.ts';
import { Button } from '../Button/Button.tsx';
import { errorZh } from '../ErrorState/ErrorState.words.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './PreviewViewer.css.ts';
import { viewerZh } from './PreviewViewer.words.ts';
import type { PreviewImage, PreviewStatus } from './previewTypes.ts';
import type { View } from './zoomView.ts';

export interface PreviewStageProps {
  image: PreviewImage;
  view: View;
  status: PreviewStatus | undefined;
  onStatusChange: ((status: PreviewStatus) => void) | undefined;
}

/** Each picture has a state of its own: give it the address as key. */
export function PreviewStage({
  image,
  view,
  status,
  onStatusChange,
}: PreviewStageProps): ReactNode {
  const messages = useWords(viewerZh);
  const { retry } = useWords(errorZh);
  const [ownStatus, setOwnStatus] = useState<PreviewStatus>('loading');
  const [attempt, setAttempt] = useState(0);
  const shown = status ?? ownStatus;
  const report = (next: PreviewStatus): void => {
    setOwnStatus(next);
    onStatusChange?.(next);
  };
  if (shown === 'broken') {
    return (
      <div role="alert" data-part="picture" data-status={shown} className={css.broken}>
        <p>{messages.imageBroken}</p>
        <Button
          onPress={() => {
            // The button goes with the failure; the picture's place keeps the focus.
            document.activeElement?.closest<HTMLElement>('[data-part=stage]')?.focus();
            setAttempt(attempt + 1);
            report('loading');
          }}
        >
          {retry}
        </Button>
      </div>
    );
  }
  return (
    <>
      {shown === 'loading' && (
        <span className={css.waiting}>
          <Spinner label={messages.imageLoading} />
        </span>
      )}
      <img
        key={attempt}
        // A picture that came before its listeners were there.
        ref={(img) => {
          if (img?.complete && img.naturalWidth > 0 && shown === 'loading') report('shown');
        }}
        src={image.src}
        alt={image.alt}
        data-part="picture"
        data-status={shown}
        draggable={false}
        onLoad={() => report('shown')}
        onError={() => report('broken')}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        className={classes(css.image, shown === 'loading' && css.unseen)}
      />
    </>
  );
}
