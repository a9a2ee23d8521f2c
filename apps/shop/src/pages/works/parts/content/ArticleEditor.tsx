/** An article that is open: its fields, how its readers will see it, what was cleaned, what happened to it, its steps. */
import { saveArticle } from '@banxin/contract/calls/works/articles';
import type { DeskArticle } from '@banxin/contract/entities/articleDesk';
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { Form } from '@banxin/ui/Form';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Link } from '@banxin/ui/Link';
import { Notice } from '@banxin/ui/Notice';
import { Sheet } from '@banxin/ui/Sheet';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Tabs } from '@banxin/ui/Tabs';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../../features/session/session.ts';
import { useFixedWords } from '../../../../lib/fixedWords.ts';
import { Own } from '../../../../lib/Own.tsx';
import { StoredBeside } from '../../../../lib/StoredBeside.tsx';
import { useServices } from '../../../../lib/services.ts';
import { useText } from '../../../../lib/text.ts';
import { useDraft } from '../../../../lib/useDraft.ts';
import { useForm } from '../../../../lib/useForm.ts';
import { useSend } from '../../../../lib/useSend.ts';
import { useStored } from '../../../../lib/useStored.ts';
import { focusTitle } from '../../../../lib/useTitleFocus.ts';
import {
  areNumbers,
  articleFields,
  isSame,
  sentOf,
  type TypedArticle,
  typedOf,
} from '../../articleForm.ts';
import type { Topic } from '../../content.data.ts';
import { contentText } from '../../content.messages.ts';
import { useDeskKeys } from '../../useDeskKeys.ts';
import * as css from '../../Works.css.ts';
import { ArticleActs } from './ArticleActs.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { ArticlePast } from './ArticlePast.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import * as own from './Content.css.ts';
import { placesOf } from './Difference.tsx';
import { InsertPicture } from './InsertPicture.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { storedFields } from './storedFields.ts';
import { TakeDownDialog } from './TakeDownDialog.tsx';
import { useInsertPicture } from './useInsertPicture.ts';

const tones = {
  draft: 'neutral',
  planned: 'caution',
  published: 'positive',
  down: 'neutral',
} as const;

export interface ArticleEditorProps {
  readonly article: DeskArticle;
  readonly topics: readonly Topic[];
  /** It was written: it and the list are to be shown as they stand. */
  readonly onChanged: () => Promise<void>;
}

const views = ['edit', 'preview', 'cleaning', 'past'] as const;

export function ArticleEditor({ article, topics, onChanged }: ArticleEditorProps) {
  const text = useText(contentText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const { kind, id, standing } = article;
  const saved = typedOf(article);
  const draft = useDraft<TypedArticle>(`article.${kind}.${id}`, useUser().id, saved);
  const { send, isPending, failure, fields } = useSend(saveArticle, { shownHere: 'all' });
  // What was restored may have been typed over an earlier one: it is saved over that, and told what changed since.
  const opened = { ...article, rev: Number(draft.start.rev) };
  const { stored, isMoved } = useStored<DeskArticle>(opened, failure);
  const form = useForm<TypedArticle>({
    start: draft.start,
    rules: {
      title: (value) => (value === '' ? text.titleMissing : null),
      productIds: (value) => (areNumbers(String(value)) ? null : text.productsInvalid),
    },
    refused: fields,
    onChange: (changed) => draft.keep({ rev: draft.start.rev, ...changed }),
  });
  const insertion = useInsertPicture(form);
  const [view, setView] = useState<(typeof views)[number]>('edit');
  const [asked, setAsked] = useState<'publish' | 'takeDown' | null>(null);
  useEffect(() => focusTitle(place.current), []);
  const isChanged = !isSame(form.values, saved);
  const isOut = standing === 'published' || standing === 'planned';
  const places = placesOf(article.pieces);

  const save = (): void => {
    // Its problems are shown where they can be mended.
    setView('edit');
    form.submit(async (typed) => {
      const sent = await send({ kind, id, rev: stored.rev, ...sentOf(typed) });
      if (!sent.ok) return;
      draft.forget();
      toasts.show({ text: text.saved, tone: 'positive' });
      await onChanged();
    });
  };
  const done = async (): Promise<void> => {
    setAsked(null);
    await onChanged();
  };
  useDeskKeys({
    p: () => !isChanged && setAsked('publish'),
    w: () => isOut && setAsked('takeDown'),
    s: save,
  });
  const hasFields = Object.keys(fields).length > 0;
  return (
    <Sheet element="section" padding="none" aria-label={article.title}>
      <Form onSubmit={save}>
        <div ref={place} className={css.body}>
          <Inline justify="between">
            <Inline gap={12}>
              <Heading level={2}>
                <Own isChinese>{article.title}</Own>
              </Heading>
              <StatusTag tone={tones[standing]}>{text[standing]}</StatusTag>
            </Inline>
            {standing === 'published' && (
              <Link href={pathOf(kind === 'news' ? 'newsDetail' : 'supportDetail', { id })}>
                {text.seePage}
              </Link>
            )}
          </Inline>
          {draft.isRestored && isChanged && !isMoved && (
            <Notice tone="action" title={text.restored}>
              <Inline gap={12}>
                {text.restoredHint}
                <Button
                  size="small"
                  onPress={() => {
                    form.change(saved);
                    draft.forget();
                  }}
                >
                  {text.discard}
                </Button>
              </Inline>
            </Notice>
          )}
          {isMoved && (
            <StoredBeside
              fields={storedFields(articleFields, text, form.values, typedOf(stored))}
              onTake={() => form.change(typedOf(stored))}
            />
          )}
          {places > 0 && !isChanged && (
            <Notice tone="caution" title={text.cleaned(places)}>
              {text.cleanedHint}
            </Notice>
          )}
          {failure && !hasFields && !isMoved && (
            <Notice tone="critical" title={text.notSaved}>
              {words(failure)}
            </Notice>
          )}
          <Tabs
            label={text.views}
            items={views.map((one) => ({ id: one, label: text[one] }))}
            selectedId={view}
            onSelectionChange={(to) => setView(views.find((one) => one === to) ?? 'edit')}
          >
            <div className={own.view}>
              {view === 'edit' && (
                <ArticleFields kind={kind} form={form} topics={topics} insertion={insertion} />
              )}
              {(view === 'preview' || view === 'cleaning') && (
                <ArticlePreview typed={form.values} isOf={view} />
              )}
              {view === 'past' && <ArticlePast events={article.events} />}
            </div>
          </Tabs>
        </div>
        <ArticleActs
          isOut={isOut}
          isChanged={isChanged}
          isPending={isPending}
          onPublish={() => setAsked('publish')}
          onTakeDown={() => setAsked('takeDown')}
        />
      </Form>
      <InsertPicture insertion={insertion} />
      {asked === 'publish' && (
        <PublishDialog article={article} onDone={() => void done()} onEnd={() => setAsked(null)} />
      )}
      {asked === 'takeDown' && (
        <TakeDownDialog article={article} onDone={() => void done()} onEnd={() => setAsked(null)} />
      )}
    </Sheet>
  );
}
