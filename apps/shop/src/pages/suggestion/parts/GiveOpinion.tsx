/** The form of an opinion: what it is about, the words, an order, pictures, a number to call. */
import { createSuggestion } from '@banxin/contract/calls/feedback/suggestion';
import { PHONE_MAX, SUGGESTION_MAX, SUGGESTION_PICTURES_MAX } from '@banxin/contract/constants';
import { suggestionKind } from '@banxin/contract/enums/feedback';
import {
  checkOptionalMobile,
  checkSuggestionContent,
  checkSuggestionKind,
} from '@banxin/contract/rules/feedback';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextArea } from '@banxin/ui/TextArea';
import { TextField } from '@banxin/ui/TextField';
import { Suspense, useRef } from 'react';
import { useUser } from '../../../features/session/session.ts';
import { usePictures } from '../../../features/upload/usePictures.ts';
import { AskBeforeLeaving } from '../../../lib/AskBeforeLeaving.tsx';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../lib/PartBoundary.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useDraft } from '../../../lib/useDraft.ts';
import { useForm } from '../../../lib/useForm.ts';
import { useSend } from '../../../lib/useSend.ts';
import { useOwnOrders } from '../suggestion.data.ts';
import { suggestionText } from '../suggestion.messages.ts';

// The orders are asked for meanwhile; an opinion can do without.
const OrderField = lazyOptional(() => import('./OrderField.tsx'));

const EMPTY = { kind: '', content: '', orderSN: '', phone: '' };

const RULES = {
  kind: checkSuggestionKind,
  content: checkSuggestionContent,
  phone: checkOptionalMobile,
};

/** @param onGiven told the number of an opinion that was taken */
/** Words come first: what takes pictures comes while they are written. */
const Pictures = lazyPart(() =>
  import('../../../features/upload/Pictures.tsx').then((module) => ({ default: module.Pictures })),
);

export default function GiveOpinion({ onGiven }: { readonly onGiven: (number: string) => void }) {
  const text = useText(suggestionText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const orders = useOwnOrders();
  const pictures = usePictures('suggestion', SUGGESTION_PICTURES_MAX);
  const { send, isPending, failure, fields } = useSend(createSuggestion, { shownHere: 'all' });
  const draft = useDraft('suggestion', useUser().id, EMPTY);
  const form = useForm({
    start: draft.start,
    rules: RULES,
    refused: fields,
    onChange: draft.keep,
  });
  const isSent = useRef(false);

  const submit = (): void =>
    form.submit(async ({ kind, content, orderSN, phone }) => {
      const sent = await send({
        kind: Number(kind),
        content,
        fileIds: [...pictures.ready],
        ...(orderSN !== '' && { orderSN }),
        ...(phone !== '' && { phone }),
      });
      if (!sent.ok) return;
      isSent.current = true;
      draft.forget();
      toasts.show({ text: text.received(sent.value.number), tone: 'positive' });
      onGiven(sent.value.number);
    });
  const own = orders.state === 'ready' ? orders.value.items : [];
  return (
    <Form onSubmit={submit}>
      <AskBeforeLeaving isNeeded={() => !isSent.current && !draft.isEmpty(form.values)} />
      <Stack gap={20}>
        {draft.isRestored && <Notice>{text.restored}</Notice>}
        <RadioGroup
          {...form.field('kind')}
          label={text.kind}
          isRequired
          options={suggestionKind.values.map((value, at) => ({
            id: String(value),
            label: text.kinds[at],
          }))}
        />
        <TextArea
          {...form.field('content')}
          label={text.content}
          description={text.contentHint}
          isRequired
          rows={6}
          maxLength={SUGGESTION_MAX}
        />
        {own.length > 0 && (
          <Suspense fallback={<Skeleton shape="control" />}>
            <OrderField {...form.field('orderSN')} orders={own} />
          </Suspense>
        )}
        <PartBoundary pending={<Skeleton shape="control" />}>
          <Pictures pictures={pictures} />
        </PartBoundary>
        {pictures.hasFailed && <Notice tone="caution">{text.picturesFailed}</Notice>}
        <TextField
          {...form.field('phone')}
          label={text.phone}
          description={text.phoneHint}
          type="tel"
          autoComplete="tel-national"
          maxLength={PHONE_MAX}
        />
        {failure && Object.keys(fields).length === 0 && (
          <Notice tone="critical" title={text.notSent}>
            {words(failure)} {text.kept}
          </Notice>
        )}
        {fields.fileIds && <Notice tone="critical">{words(fields.fileIds)}</Notice>}
        <div>
          <Button
            type="submit"
            variant="primary"
            isPending={isPending}
            isDisabled={pictures.isBusy}
          >
            {text.submit}
          </Button>
        </div>
        {pictures.isBusy && (
          <Text size={13} tone="quiet">
            {text.picturesBusy}
          </Text>
        )}
      </Stack>
    </Form>
  );
}
