/** Asks what a kept configuration is called, and keeps it; of one that is kept already it leads there. */
import type { InputOf } from '@banxin/contract/call';
import { addFavorite } from '@banxin/contract/calls/order/favorite';
import { FAVORITE_NAME_MAX, FAVORITE_REMARK_MAX } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import type { favorite as refusals } from '@banxin/contract/refusals/favorite';
import type { DataOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import { checkFavoriteName, checkFavoriteRemark } from '@banxin/contract/rules/favorite';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Form } from '@banxin/ui/Form';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useLocation } from 'wouter';
import { DialogFoot } from '../../lib/DialogFoot.tsx';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useForm } from '../../lib/useForm.ts';
import { useSend } from '../../lib/useSend.ts';
import { keepFavoriteText } from './keepFavorite.messages.ts';

/** An order, or a job that is not ordered yet. */
export type KeptJob = InputOf<typeof addFavorite>['of'];

export interface KeepFavoriteDialogProps {
  readonly job: KeptJob;
  /** What it is called at first. */
  readonly name: string;
  readonly onClose: () => void;
}

export default function KeepFavoriteDialog({ job, name, onClose }: KeepFavoriteDialogProps) {
  const text = useText(keepFavoriteText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const [, navigate] = useLocation();
  const { send, isPending, failure, fields } = useSend(addFavorite, { shownHere: 'all' });
  const { field, submit } = useForm({
    start: { name: [...name].slice(0, FAVORITE_NAME_MAX).join(''), remark: '' },
    rules: { name: checkFavoriteName, remark: checkFavoriteRemark },
    refused: fields,
  });
  const keep = (): void =>
    submit(async (typed) => {
      const sent = await send({ ...typed, of: job });
      if (!sent.ok) return;
      const action = { label: text.see, onPress: () => navigate(pathOf('favorites')) };
      toasts.show({ text: text.done, tone: 'positive', action });
      onClose();
    });
  // The same is kept already, or there are too many: either is seen there.
  const isThere = failure?.errCode === errCode.wrongState;
  const same = failure?.data as Partial<DataOf<typeof refusals.exists>> | null | undefined;
  const hasFields = Object.keys(fields).length > 0;
  return (
    <Dialog
      isOpen
      title={text.keep}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Form onSubmit={keep}>
        <Text tone="body">{text.hint}</Text>
        <TextField
          {...field('name')}
          label={text.name}
          isRequired
          maxLength={FAVORITE_NAME_MAX}
          placeholder={text.namePlaceholder}
        />
        <TextField
          {...field('remark')}
          label={text.remark}
          maxLength={FAVORITE_REMARK_MAX}
          placeholder={text.remarkPlaceholder}
        />
        {failure && isThere && (
          <Notice tone="caution">
            <Stack gap={8} align="start">
              <Text>{words(failure)}</Text>
              <LinkButton
                size="small"
                href={pathOf('favorites', {}, same?.name ? { keyword: same.name } : {})}
              >
                {text.open}
              </LinkButton>
            </Stack>
          </Notice>
        )}
        <DialogFoot
          failure={isThere || hasFields ? null : failure}
          failed={text.failed}
          backLabel={text.cancel}
          onBack={onClose}
        >
          <Button type="submit" variant="primary" isPending={isPending}>
            {text.save}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
