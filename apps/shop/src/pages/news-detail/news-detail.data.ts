/** The news article that the address names, with the name of its section. */
import { getNews, getNewsType } from '@banxin/contract/calls/content/news';
import type { NewsType } from '@banxin/contract/calls/content/news.schemas';
import type { NewsArticle } from '@banxin/contract/entities/article';
import { useEffect, useState } from 'react';
import { numberOr } from '../../features/article/wording.ts';
import { dayOf } from '../../lib/day.ts';
import { useServices } from '../../lib/services.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

export function useNewsDetail(): {
  readonly article: Loadable<NewsArticle>;
  /** Undefined while it is not known. */
  readonly typeOf: (id: number) => NewsType | undefined;
} {
  const { id } = useRouteParams('newsDetail');
  const article = useCall(getNews, { id: numberOr(0, id) });
  const types = useCall(getNewsType, {}, { isLasting: true });
  const known = types.state === 'ready' ? types.value : [];
  return { article, typeOf: (type) => known.find((one) => one.id === type) };
}

/** Whether an activity's last day has passed; only a page that stands knows what day it is. */
export function useIsOver(ends: string | null): boolean {
  const { now } = useServices();
  const [isOver, setOver] = useState(false);
  useEffect(() => setOver(ends !== null && dayOf(now()) > ends), [ends, now]);
  return isOver;
}
