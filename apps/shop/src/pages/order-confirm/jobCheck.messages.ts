/** Texts of what the check says of the files of an order that is confirmed. */
import { dictionary } from '../../lib/text.ts';

export const jobCheckText = dictionary(
  {
    seen: '提醒都看过了，就按这些文件印刷',
    seenHint:
      '勾选后付款即通过审核，文件不能再更换；不勾选也能下单，由审核员先看提醒，会多等一会儿。',
    forPerson: '有错误或没有读全的内容：付款后由审核员核对，可能请您换文件，现在换更快。',
    incomplete: '有的款还缺文件，补齐后才能通过审核。',
    unknown: '检查结果没有加载出来；可照常下单，由审核员核对文件。',
  },
  {
    seen: 'I have read the warnings; print these files as they are',
    seenHint:
      'Ticked, review passes with payment and the files can no longer be replaced. Without it the order goes through too, but a person reads the warnings first, which takes longer.',
    forPerson:
      'There are errors, or parts that could not be read: a person looks at them after payment and may ask for other files. Changing them now is faster.',
    incomplete: 'Some designs still lack files; review passes once they are there.',
    unknown:
      'The result of the check did not load. You can order all the same; a person looks at the files.',
  },
);
