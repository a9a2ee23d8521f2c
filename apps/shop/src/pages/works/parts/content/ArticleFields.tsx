/** The fields of an article: what it says, where it belongs, how it is marked. */

import type { ArticleKind } from '@banxin/contract/entities/articleDesk';
import {
  ARTICLE_SUMMARY_EN_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_EN_MAX,
  ARTICLE_TITLE_MAX,
} from '@banxin/contract/worksLimits';
import { Checkbox } from '@banxin/ui/Checkbox';
import { CheckboxGroup } from '@banxin/ui/CheckboxGroup';
import { DateField } from '@banxin/ui/DateField';
import { Select } from '@banxin/ui/Select';
import { Stack } from '@banxin/ui/Stack';
import { TextArea } from '@banxin/ui/TextArea';
import { TextField } from '@banxin/ui/TextField';
import { useNewsFlags } from '../../../../features/article/newsFlags.ts';
import { dayOf } from '../../../../lib/day.ts';
import { useServices } from '../../../../lib/services.ts';
import { useText } from '../../../../lib/text.ts';
import type { PlainForm } from '../../../../lib/useForm.ts';
import { listOf, type TypedArticle } from '../../articleForm.ts';
import type { Topic } from '../../content.data.ts';
import { contentText } from '../../content.messages.ts';
import { ArticleBody } from './ArticleBody.tsx';
import * as css from './Content.css.ts';
import type { PictureInsertion } from './useInsertPicture.ts';

export interface ArticleFieldsProps {
  readonly kind: ArticleKind;
  readonly form: PlainForm<TypedArticle>;
  readonly topics: readonly Topic[];
  readonly insertion: PictureInsertion;
}

function Marks({ form }: Pick<ArticleFieldsProps, 'form'>) {
  const text = useText(contentText);
  const { now } = useServices();
  const flags = useNewsFlags();
  const { values, change, problem } = form;
  return (
    <>
      <CheckboxGroup
        label={text.flags}
        options={flags.map(({ value, label }) => ({ id: String(value), label }))}
        value={flags
          .map(({ value }) => value)
          .filter((value) => (Number(values.flags) & value) !== 0)
          .map(String)}
        onChange={(chosen) =>
          change({ flags: String(chosen.reduce((sum, value) => sum + Number(value), 0)) })
        }
        errorMessage={problem('flags')}
      />
      <div className={css.pair}>
        <DateField
          label={text.endsOn}
          today={dayOf(now())}
          value={values.endsOn || null}
          onChange={(day) => change({ endsOn: day ?? '' })}
          errorMessage={problem('endsOn')}
        />
        <div className={css.besideField}>
          <Checkbox
            isSelected={values.isPinned !== ''}
            onChange={(isPinned) => change({ isPinned: isPinned ? '1' : '' })}
          >
            {text.pinned}
          </Checkbox>
        </div>
      </div>
    </>
  );
}

export function ArticleFields({ kind, form, topics, insertion }: ArticleFieldsProps) {
  const text = useText(contentText);
  const { values, field, change, problem } = form;
  const tags = topics.find(({ id }) => String(id) === values.topicId)?.tags ?? [];
  return (
    <Stack gap={20}>
      <div className={css.pair}>
        <TextField
          {...field('title')}
          label={text.title}
          maxLength={ARTICLE_TITLE_MAX}
          isRequired
        />
        <Select
          {...field('topicId')}
          value={values.topicId}
          onChange={(topicId) => change({ topicId, tags: '' })}
          label={kind === 'news' ? text.section : text.category}
          options={topics.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      </div>
      <ArticleBody form={form} insertion={insertion} />
      <TextArea
        {...field('summary')}
        label={text.summary}
        description={text.summaryHint}
        maxLength={ARTICLE_SUMMARY_MAX}
        rows={2}
      />
      <TextField
        {...field('titleEn')}
        label={text.titleEn}
        description={text.titleEnHint}
        maxLength={ARTICLE_TITLE_EN_MAX}
      />
      <TextArea
        {...field('summaryEn')}
        label={text.summaryEn}
        maxLength={ARTICLE_SUMMARY_EN_MAX}
        rows={2}
      />
      {kind === 'news' && <Marks form={form} />}
      {kind === 'help' && tags.length > 0 && (
        <CheckboxGroup
          label={text.tags}
          options={tags}
          value={listOf(values.tags)}
          onChange={(chosen) => change({ tags: chosen.join(',') })}
          errorMessage={problem('tags')}
        />
      )}
      <TextField
        {...field('productIds')}
        label={text.products}
        description={text.productsHint}
        maxLength={160}
      />
    </Stack>
  );
}
