/** Refusals about news and help articles, and about writing them. */
import * as code from '../codes.ts';
import { WORKS_REASON_MAX, WORKS_REASON_MIN } from '../constants.ts';
import { ARTICLE_PLANNED_DAYS } from '../worksLimits.ts';
import { refusals } from './row.ts';

export const content = refusals('content', {
  unknownArticle: [
    code.notFound,
    ['内容不存在或已下架', 'It does not exist, or it is no longer shown'],
  ],
  unknownType: [code.notFound, ['没有这个栏目', 'There is no such section']],
  unknownCategory: [code.notFound, ['没有这个分类', 'There is no such category']],
  titleMissing: [code.invalidInput, ['请填写标题', 'Please give the title']],
  bodyMissing: [
    code.invalidInput,
    ['正文没有可显示的内容，请填写后发布', 'The text has nothing to show; please write it first'],
  ],
  topicMissing: [code.invalidInput, ['请选择栏目或分类', 'Please choose the section or category']],
  tagUnknown: [
    code.invalidInput,
    ({ tag }: { readonly tag: string }) => [
      `这个分类没有标签“${tag}”`,
      `The category has no tag “${tag}”`,
    ],
  ],
  productUnknown: [
    code.invalidInput,
    ({ id }: { readonly id: number }) => [`没有产品 ${id}`, `There is no product ${id}`],
  ],
  dayUnknown: [code.invalidInput, ['没有这一天', 'There is no such day']],
  plannedTooFar: [
    code.invalidInput,
    [
      `发布时间最多在 ${ARTICLE_PLANNED_DAYS} 天以内`,
      `It can be planned for ${ARTICLE_PLANNED_DAYS} days ahead at most`,
    ],
  ],
  pictureUnusable: [
    code.invalidInput,
    [
      '图片不可用，请重新上传 JPG、PNG 或 WEBP 图片',
      'The picture cannot be used, please upload a JPG, PNG or WEBP picture again',
    ],
  ],
  reasonMissing: [
    code.invalidInput,
    [
      `请填写下线的原因（${WORKS_REASON_MIN}-${WORKS_REASON_MAX} 个字）`,
      `Why it is taken down, in ${WORKS_REASON_MIN} to ${WORKS_REASON_MAX} characters`,
    ],
  ],
  notOut: [
    code.wrongState,
    ['这篇内容没有发布，不用下线', 'It is not out, so it need not be taken down'],
  ],
});
