/** What is noted on a favourite, changed in its place: Enter saves, Esc gives up; what was typed stays when it fails. */
import { updateRemark } from '@banxin/contract/calls/order/favorite';
import { FAVORITE_REMARK_MAX } from '@banxin/contract/constants';
import type { Favorite } from '@banxin/contract/entities/favorite';
import type { favorite as refusals } from '@banxin/contract/refusals/favorite';
import type { DataOf } from '@banxin/contract/refusals/row';
import { checkFavoriteRemark } from '@banxin/contract/rules/favorite';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { TextField } from '@banxin/ui/TextField';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import * as css from '../favorites.css.ts';
import { favoritesText } from '../favorites.messages.ts';

export interface RemarkProps {
  readonly favorite: Favorite;
  readonly canChange: boolean;
  readonly onSaved: () => void;
}

export function Remark({ favorite, canChange, onSaved }: RemarkProps) {
  const text = useText(favoritesText);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // Whoever is done goes on where it began.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { name, remark } = favorite;
  if (isOpen) {
    return <RemarkForm favorite={favorite} onSaved={onSaved} onClose={() => setOpen(false)} />;
  }
  return (
    <div className={css.note}>
      {remark !== '' && <Own>{remark}</Own>}
      {canChange && (
        <div className={css.changeNote}>
          <Button
            ref={button}
            variant="quiet"
            size="small"
            aria-label={remark === '' ? text.addRemarkOf(name) : text.editRemarkOf(name)}
            onPress={() => setOpen(true)}
          >
            {remark === '' ? text.addRemark : text.editRemark}
          </Button>
        </div>
      )}
    </div>
  );
}

interface RemarkFormProps extends Pick<RemarkProps, 'favorite' | 'onSaved'> {
  readonly onClose: () => void;
}

function RemarkForm({ favorite, onSaved, onClose }: RemarkFormProps) {
  const text = useText(favoritesText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const { send, isPending, failure, fields } = useSend(updateRemark, { shownHere: 'all' });
  // As it was when editing began: a newer one is the server's to compare with, until it has said what stands there.
  const [version, setVersion] = useState(favorite.version);
  const { submit, field, problem, ref } = useForm({
    start: { remark: favorite.remark },
    rules: { remark: checkFavoriteRemark },
    refused: fields,
  });
  const save = async (remark: string): Promise<void> => {
    const sent = await send({ id: favorite.id, remark, version });
    if (sent.ok) {
      toasts.show({ text: text.saved, tone: 'positive' });
      onSaved();
      onClose();
      return;
    }
    // Whoever was told what stands there now may write over it.
    const moved = sent.failure?.data as
      | Partial<DataOf<typeof refusals.remarkMoved>>
      | null
      | undefined;
    if (moved?.version !== undefined) setVersion(moved.version);
  };
  const refused = failure && Object.keys(fields).length === 0 ? words(failure) : undefined;
  return (
    <form
      noValidate
      className={css.editing}
      onSubmit={(event) => {
        event.preventDefault();
        submit(({ remark }) => void save(remark));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isPending) onClose();
      }}
    >
      <div ref={ref}>
        <TextField
          {...field('remark')}
          label={text.editRemarkOf(favorite.name)}
          isLabelHidden
          autoFocus
          size="small"
          maxLength={FAVORITE_REMARK_MAX}
          description={text.remarkHint}
          errorMessage={problem('remark') ?? refused}
        />
      </div>
      <Inline gap={8}>
        <Button type="submit" size="small" variant="primary" isPending={isPending}>
          {text.save}
        </Button>
        <Button size="small" variant="quiet" onPress={onClose}>
          {text.cancel}
        </Button>
      </Inline>
    </form>
  );
}
