/** The dialog of a picture that is being put into a text; it stands outside the form of the article. */
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../../lib/PartBoundary.tsx';
import { useText } from '../../../../lib/text.ts';
import { usePartFailedToast } from '../../../../lib/usePartFailedToast.ts';
import { contentText } from '../../content.messages.ts';
import type { PictureInsertion } from './useInsertPicture.ts';

// Most texts have no picture: what uploads comes with the first.
const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'));

export function InsertPicture({ insertion }: { readonly insertion: PictureInsertion }) {
  const text = useText(contentText);
  const showPartFailed = usePartFailedToast();
  const { asked, ask, giveUp, insert } = insertion;
  if (asked === null) return null;
  return (
    <PartBoundary
      onLost={() => {
        giveUp();
        showPartFailed(text.pictureLost, () => ask(asked.file));
      }}
    >
      <PictureDialog given={asked.file} onInsert={insert} onEnd={giveUp} />
    </PartBoundary>
  );
}
