/** News and help at the desk of content: the list by the address, one that is open, and where it can belong. */
import { getNewsType } from '@banxin/contract/calls/content/news';
import { getSupportCategories } from '@banxin/contract/calls/content/support';
import {
  cleanArticle,
  getDeskArticle,
  getDeskArticles,
} from '@banxin/contract/calls/works/articles';
import type { ArticleKind } from '@banxin/contract/entities/articleDesk';
import { useWording } from '../../features/article/wording.ts';
import { listQuery } from '../../lib/listQuery.ts';
import { useCall } from '../../lib/useCall.ts';
import { useList, usePlace } from '../../lib/useList.ts';
import { useSettled } from '../../lib/useSettled.ts';
import { useBesideCase } from './useOpenCase.ts';

/** Kinds of content, as the address names them. */
export const contentParts = ['opinions', 'news', 'help', 'questionnaires'] as const;
/** One of {@link contentParts}. */
export type ContentPart = (typeof contentParts)[number];

/** How an article stands, as the address names it. */
export const standings = ['all', 'draft', 'planned', 'published', 'down'] as const;

/** How the desk's address is read: of the parts only articles are narrowed by how they stand. */
export const contentAddress = listQuery({ tab: contentParts, standing: standings });

/** Which kind of content is shown, and going to another one. */
export function useContentPart() {
  const { query, change } = usePlace(contentAddress);
  return { part: query.tab, go: (tab: ContentPart) => change({ ...contentAddress.start, tab }) };
}

export const useArticles = (kind: ArticleKind) =>
  useBesideCase(
    useList(contentAddress, getDeskArticles, ({ page, size, keyword, standing }) => ({
      kind,
      ...(standing !== 'all' && { standing }),
      ...(keyword !== '' && { keyword }),
      pageIndex: page,
      pageSize: size,
    })),
    contentAddress,
  );

export const useArticle = (kind: ArticleKind, id: number) => useCall(getDeskArticle, { kind, id });

/** Where an article can belong, by number, with the tags that it may carry there. */
export interface Topic {
  readonly id: number;
  readonly name: string;
  readonly tags: readonly { readonly id: string; readonly label: string }[];
}

/** Empty until they have come. */
export function useTopics(kind: ArticleKind): readonly Topic[] {
  const wording = useWording();
  const types = useCall(getNewsType, kind === 'news' ? {} : null);
  const categories = useCall(getSupportCategories, kind === 'help' ? {} : null);
  if (kind === 'news') {
    const known = types.state === 'ready' ? types.value : [];
    return known
      .filter(({ id }) => id > 0)
      .map(({ id, name, nameEn }) => ({ id, name: wording(name, nameEn), tags: [] }));
  }
  const known = categories.state === 'ready' ? categories.value : [];
  return known.map(({ id, name, nameEn, tags }) => ({
    id,
    name: wording(name, nameEn),
    tags: tags.map((tag) => ({ id: tag.name, label: wording(tag.name, tag.nameEn) })),
  }));
}

/** Typing pauses so long before the text is cleaned anew. @unit ms */
const PAUSE = 400;

/** What readers would get of a text; null asks for nothing. */
export function useCleaned(body: string | null) {
  const settled = useSettled(body, PAUSE);
  return useCall(cleanArticle, settled === null ? null : { body: settled }, {
    keepPrevious: true,
  });
}
