// The manual page of ProductArt.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '画出商品，而不是拍照：比例、厚度、折数、颜色跟随客户选的配置。',
    en: 'Draws goods instead of showing photographs: proportions, thickness, folds and colours follow what the customer chose.',
  },
  alternatives: [
    {
      when: { zh: '客户已经上传了印刷文件', en: 'the customer has uploaded a file' },
      use: ['ProofPreview'],
    },
    {
      when: { zh: '有真实图片可看', en: 'there are real pictures to look at' },
      use: ['PreviewViewer'],
    },
    {
      when: { zh: '页面没有内容可显示', en: 'a page has nothing to show' },
      use: ['EmptyState'],
    },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '底板：thumb 76 px，card 与 stage 随容器；不要底板时就是图形本身',
        en: 'the ground: thumb 76 px, card and stage as wide as their place; without one, the drawing itself',
      },
    },
    { part: 'drawing', is: { zh: '按毫米画成的 SVG', en: 'the SVG, drawn in millimetres' } },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '有 label 时读作一张有名称的图片；没有时是装饰，读屏会跳过。',
      en: 'With a label it is an image with that name; without one it is decoration and is skipped.',
    },
    {
      zh: '尺寸、纸张等信息要在旁边用文字写出，图形只是补充。',
      en: 'Size and paper stand beside it in words; the drawing only adds to them.',
    },
  ],
  writing: [
    {
      zh: 'label 写品名和尺寸：“手提袋 250×320×100 mm”，不写“图片”。',
      en: 'A label names the goods and their size: “Carrier bag 250×320×100 mm”, not “image”.',
    },
  ],
};
