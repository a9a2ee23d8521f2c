/** The fields of an article in words, as they were typed and as they are stored by now. */
import type { StoredField } from '../../../../lib/StoredBeside.tsx';
import type { ArticleField, TypedArticle } from '../../articleForm.ts';
import type { contentText } from '../../content.messages.ts';

type Words = (typeof contentText)['zh-CN'];

const labels = {
  ...{ title: 'title', titleEn: 'titleEn', summary: 'summary', summaryEn: 'summaryEn' },
  ...{ topicId: 'section', tags: 'tags', flags: 'flags', isPinned: 'pinned', endsOn: 'endsOn' },
  ...{ productIds: 'products', body: 'body' },
} as const satisfies Readonly<Record<ArticleField, keyof Words>>;

const shown = (field: ArticleField, value: string, text: Words): string => {
  if (field === 'isPinned') return value === '' ? text.no : text.yes;
  return value.trim();
};

export const storedFields = (
  fields: readonly ArticleField[],
  text: Words,
  typed: TypedArticle,
  stored: TypedArticle,
): StoredField[] =>
  fields.map((id) => ({
    id,
    label: text[labels[id]],
    typed: shown(id, typed[id], text),
    stored: shown(id, stored[id], text),
  }));
