// Words of Breadcrumb in English.
import type { breadcrumbZh } from './Breadcrumb.words.ts';

export const breadcrumbEn: typeof breadcrumbZh = {
  breadcrumb: 'You are here',
};
