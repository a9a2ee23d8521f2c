/** Refusals about news and help articles. */
import * as code from '../codes.ts';
import { refusals } from './row.ts';

export const content = refusals('content', {
  unknownArticle: [
    code.notFound,
    ['内容不存在或已下架', 'It does not exist, or it is no longer shown'],
  ],
  unknownType: [code.notFound, ['没有这个栏目', 'There is no such section']],
  unknownCategory: [code.notFound, ['没有这个分类', 'There is no such category']],
});
