// The manual page of ProofPreview.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '把客户的文件按裁切后的样子画出来：成品线、安全区、出血按毫米成比例，检查结果标在原处。',
    en: 'Shows the customer’s file as it will be cut: trim, safe area and bleed to scale, with the results of the check at their place.',
  },
  alternatives: [
    {
      when: {
        zh: '还没有文件，只想看商品的样子',
        en: 'there is no file yet and the goods themselves are shown',
      },
      use: ['ProductArt'],
    },
    { when: { zh: '要放大看一页', en: 'a page is to be looked at large' }, use: ['PreviewViewer'] },
    {
      when: { zh: '列出正在上传的文件', en: 'files that are being uploaded are listed' },
      use: ['FileRow'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '灯台：底板与边线', en: 'the light table' } },
    {
      part: 'drawing',
      is: { zh: '图本身，一单位一毫米', en: 'the drawing, one unit is one millimetre' },
    },
    { part: 'page', is: { zh: '文件的这一页，居中放置', en: 'the page of the file, centred' } },
    {
      part: 'guide',
      is: { zh: '没有文件时的版式提示', en: 'hint of a layout while there is no file' },
    },
    { part: 'bleed', is: { zh: '出血：裁掉的一圈', en: 'bleed: what is cut off' } },
    { part: 'trim', is: { zh: '成品线：从这里裁切', en: 'trim: where it is cut' } },
    {
      part: 'safe',
      is: { zh: '安全区：重要内容不出这条线', en: 'safe area: what matters stays inside' },
    },
    { part: 'fold', is: { zh: '折线', en: 'a fold' } },
    {
      part: 'crease',
      is: { zh: '盒、袋、封套的压痕线', en: 'creases of a box, a bag, an envelope' },
    },
    { part: 'finding', is: { zh: '一处检查结果的位置', en: 'the place of a finding' } },
    {
      part: 'number',
      is: {
        zh: '检查结果的编号，列表与页面同号',
        en: 'the number of a finding, the same in the list and on the page',
      },
    },
    {
      part: 'legend',
      is: { zh: '图例：每条线的名称与毫米数', en: 'what each line is and its millimetres' },
    },
    {
      part: 'pager',
      is: { zh: '翻页，文件多于一页时出现', en: 'turns pages when there are several' },
    },
    { part: 'findings', is: { zh: '检查结果，最重的在前', en: 'the findings, the worst first' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        zh: '到翻页按钮与有位置的检查结果',
        en: 'to the page buttons and the findings that have a place',
      },
    },
    {
      keys: 'Enter / Space',
      does: {
        zh: '翻页；选中检查结果时翻到那一页并标出位置，再按一次取消',
        en: 'turns the page; on a finding turns to its page and marks its place, once more lets go',
      },
    },
  ],
  accessibility: [
    {
      zh: '图读作“印刷文件预览，成品 90×54 mm”；成品、安全区、出血的毫米数另有文字。',
      en: 'The drawing is named “Proof, trim 90×54 mm”; trim, safe area and bleed stand in words as well.',
    },
    {
      zh: '每条检查结果先读轻重：错误、提醒、通过、说明。颜色之外还有图标。',
      en: 'Each finding begins with its weight in words; there is an icon beside the colour.',
    },
    {
      zh: '页码变化时会读出“第 2 页，共 2 页”。',
      en: 'When the page changes its number is announced.',
    },
  ],
  writing: [
    {
      zh: 'text 写查到了什么，advice 写怎么办：“图片 188 dpi”“建议 ≥ 300 dpi”。',
      en: 'The text says what was found, the advice what to do: “Picture at 188 dpi”, “300 dpi or more is better”.',
    },
    {
      zh: '尺寸写宽 × 高和单位：90 × 54 mm。',
      en: 'Sizes are width × height with their unit: 90 × 54 mm.',
    },
  ],
};
