/** Texts of a read that failed, where its page has no better ones. */
import { dictionary } from './text.ts';

export const loadFailureText = dictionary(
  {
    unknown: '没有找到这项内容',
    forbidden: '当前账号没有查看的权限',
    retry: '重试',
  },
  {
    unknown: 'There is nothing here',
    forbidden: 'Your account may not see this',
    retry: 'Retry',
  },
);
