// Words of RouteProgress in English.
import type { routeProgressZh } from './RouteProgress.words.ts';

export const routeProgressEn: typeof routeProgressZh = {
  routeProgress: 'Page progress',
  pageLoading: 'Loading the page',
};
