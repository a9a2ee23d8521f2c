// The manual page of PreviewViewer.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '放大看印刷文件和图片，标题“预览图”，层级 4000。',
    en: 'Looks at print files and pictures closely; titled 预览图, at 4000.',
  },
  alternatives: [
    {
      when: { zh: '对照成品线、出血检查文件', en: 'a file is checked against trim and bleed' },
      use: ['ProofPreview'],
    },
    { when: { zh: '文章里的图片', en: 'pictures in a text' }, use: ['RichText'] },
  ],
  anatomy: [
    {
      part: 'scrim',
      is: {
        zh: '盖住页面的暗幕；页面不可触及、不滚动',
        en: 'the dimmed page; it cannot be reached and does not scroll',
      },
    },
    {
      part: 'root',
      is: { zh: '深色看样台，两种主题相同', en: 'a dark table, the same in both themes' },
    },
    { part: 'head', is: { zh: '标题、张数与工具', en: 'title, number and tools' } },
    { part: 'title', is: { zh: '标题', en: 'the title' } },
    { part: 'count', is: { zh: '第几张，变化时读出', en: 'which one; announced when it changes' } },
    { part: 'tools', is: { zh: '缩小、放大、还原、关闭', en: 'zoom out, in, fit, close' } },
    { part: 'turn', is: { zh: '上一张、下一张', en: 'previous, next' } },
    {
      part: 'stage',
      is: {
        zh: '图片的位置，接收按键和手势',
        en: 'the place of the picture; hears keys and gestures',
      },
    },
    {
      part: 'picture',
      is: { zh: '图片，或加载失败与重试', en: 'the picture, or that it did not come' },
    },
    { part: 'caption', is: { zh: '文件名、页码、尺寸', en: 'file name, page, size' } },
    { part: 'thumbs', is: { zh: '全部图片，按需加载', en: 'all pictures, fetched when in sight' } },
    { part: 'thumb', is: { zh: '其中一张', en: 'one of them' } },
  ],
  keyboard: [
    {
      keys: '← / →',
      does: { zh: '上一张、下一张；放大后移动', en: 'previous, next; moves a magnified picture' },
    },
    { keys: '↑ / ↓', does: { zh: '放大后移动', en: 'moves a magnified picture' } },
    { keys: 'Home / End', does: { zh: '第一张、最后一张', en: 'first, last' } },
    {
      keys: '+ / −',
      does: { zh: '放大、缩小，100% 到 400%', en: 'closer, further; 100 to 400 %' },
    },
    { keys: '0', does: { zh: '还原', en: 'shows the whole' } },
    {
      keys: 'Tab',
      does: { zh: '工具、图片、缩略图；缩略图只占一站', en: 'tools, picture, the row as one stop' },
    },
    { keys: 'Escape', does: { zh: '关闭，焦点返回', en: 'closes it; the focus returns' } },
  ],
  accessibility: [
    { zh: '换张和放大时读出张数与倍数。', en: 'Turning and magnifying are announced.' },
    {
      zh: '每个手势都有按键和按钮：双指、双击、滚轮、滑动。',
      en: 'Every gesture has a key and a button: pinch, double tap, wheel, swipe.',
    },
    {
      zh: '按钮停用时焦点移到图片，不会丢失。',
      en: 'When a button comes to rest, its focus goes to the picture and is not lost.',
    },
  ],
  writing: [
    {
      zh: '每张图都有说明它是什么的文字；图注写文件名、页码和尺寸。',
      en: 'Each picture has words for what it shows; captions give file, page and size.',
    },
  ],
};
