// The manual page of FileRow.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '一个文件：名称、进度、检查结果，以及现在能做的事。',
    en: 'One file: its name, its progress, what the check found, and what can be done now.',
  },
  alternatives: [
    { when: { zh: '还没有文件', en: 'there is no file yet' }, use: ['FileDrop'] },
    {
      when: { zh: '看印张上的问题位置', en: 'findings are shown on the sheet' },
      use: ['ProofPreview'],
    },
    { when: { zh: '只有一个进度', en: 'it is a progress without a file' }, use: ['ProgressBar'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '一行，名称即文件名', en: 'the row, named by the file' } },
    { part: 'thumbnail', is: { zh: '首页小图', en: 'a small picture of the first page' } },
    { part: 'name', is: { zh: '文件名，过长时换行', en: 'the name; a long one wraps' } },
    { part: 'meta', is: { zh: '页数、尺寸、大小与状态', en: 'pages, size, weight and the state' } },
    {
      part: 'progress',
      is: { zh: '上传或暂停时的进度条', en: 'the bar, while uploading or paused' },
    },
    {
      part: 'findings',
      is: {
        zh: '检查结果：级别、页码、内容、做法',
        en: 'what was found: severity, page, words, what to do',
      },
    },
    { part: 'actions', is: { zh: '暂停、继续、重试、移除', en: 'pause, resume, retry, remove' } },
  ],
  keyboard: [
    { keys: 'Tab', does: { zh: '依次经过可用的按钮', en: 'through the buttons' } },
    {
      keys: 'Enter / Space',
      does: {
        zh: '按下；暂停与继续是同一个按钮，焦点不动',
        en: 'presses; pausing and going on is one button, the focus stays',
      },
    },
  ],
  accessibility: [
    {
      zh: '每个按钮的名称含文件名；状态变化时连同文件名礼貌播报，百分比不播报。',
      en: 'Every button is named with the file; a change of state is announced politely with the name, percentages are not.',
    },
    {
      zh: '移除后，焦点移到下一个文件的最后一个按钮，没有时移到上一个。',
      en: 'After one is removed, the focus goes to the last button of the next file, or of the one before.',
    },
    {
      zh: '检查结果的级别有图标和文字，不只靠颜色。',
      en: 'The severity of a finding is an icon and a word, never colour alone.',
    },
  ],
  writing: [
    {
      zh: '失败时说明发生了什么、保留了什么、怎么办：“网络中断，已保留 42%，可继续上传”。',
      en: 'A failure says what happened, what was kept and what to do.',
    },
    {
      zh: '检查结果给出数字和标准：“文字距裁切线 0.8 mm，至少 3 mm”。',
      en: 'A finding gives the number and the standard: “0.8 mm from the trim, at least 3 mm”.',
    },
  ],
};
