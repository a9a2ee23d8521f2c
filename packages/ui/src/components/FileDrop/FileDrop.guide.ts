// The manual page of FileDrop.
import { fieldAnatomy, fieldWords } from '../../stories/fieldGuide.ts';
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '接收文件：拖放、粘贴或选择。接收后每个文件用一行 FileRow 显示进度。',
    en: 'Takes files: dropped, pasted or chosen. Each file is then shown by a FileRow.',
  },
  alternatives: [
    { when: { zh: '显示已收到的文件', en: 'a file is already there' }, use: ['FileRow'] },
    { when: { zh: '只有一个按钮的位置', en: 'there is room for a button only' }, use: ['Button'] },
  ],
  anatomy: fieldAnatomy(
    {
      part: 'area',
      is: { zh: '可放下文件的区域，名称即标签', en: 'where files are dropped; named by the label' },
    },
    { part: 'hint', is: { zh: '格式、大小与数量要求', en: 'format, size and number asked for' } },
  ),
  keyboard: [
    { keys: 'Tab', does: { zh: '到“选择文件”按钮', en: 'to the button that chooses files' } },
    {
      keys: 'Enter / Space',
      does: { zh: '打开系统的文件选择', en: 'opens the system’s file dialog' },
    },
    {
      keys: 'Ctrl + V / ⌘ V',
      does: { zh: '焦点在区域内时，粘贴文件', en: 'pastes files while the focus is inside' },
    },
  ],
  accessibility: [
    {
      zh: '拖放不是唯一方法：按钮和粘贴完成同样的事。',
      en: 'Dropping is never the only way: the button and pasting do the same.',
    },
    {
      zh: '收下几个、哪些没收下、为什么，合成一句礼貌播报；没收下的文件名留在错误里。',
      en: 'How many were added, which were not and why is announced politely in one sentence; the names stay in the error.',
    },
  ],
  writing: [
    ...fieldWords,
    {
      zh: '要求写在区域里，先格式，再大小：“PDF 或图片，单个不超过 500 MB”。',
      en: 'The hint names format first, then size: “PDF or image, up to 500 MB each”.',
    },
  ],
};
