// The manual page of RichText.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '显示来自后台的 HTML：新闻、帮助文章、协议正文。只画允许的元素、属性和地址，其余一律不进页面。',
    en: 'Shows HTML from the back office: news, support articles, agreements. Only allowed elements, attributes and addresses are drawn; nothing else reaches the page.',
  },
  alternatives: [
    {
      when: { zh: '文字写在代码里', en: 'the words are written in the code' },
      use: ['Text', 'Heading'],
    },
    {
      when: { zh: '名称与值成对出现', en: 'it is names with their values' },
      use: ['DescriptionList'],
    },
    {
      when: { zh: '行列数据，可排序或选择', en: 'it is data in rows that is sorted or chosen' },
      use: ['Table'],
    },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '正文；外层的宽度由容器决定', en: 'the text; its container decides the width' },
    },
    {
      part: 'picture',
      is: {
        zh: '图片按钮，打开 PreviewViewer；链接里的图片不是按钮',
        en: 'a picture as a button that opens the PreviewViewer; pictures inside links are not buttons',
      },
    },
    {
      part: 'table',
      is: {
        zh: '表格自己的滚动区域，可获得焦点',
        en: 'the table’s own scrolling region, which takes the focus',
      },
    },
    {
      part: 'external',
      is: { zh: '外部链接后的标记', en: 'the mark after a link that leads away' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        zh: '依次到链接、图片与表格区域',
        en: 'through links, pictures and table regions',
      },
    },
    {
      keys: 'Enter / Space',
      does: { zh: '打开有焦点的图片', en: 'opens the picture that has the focus' },
    },
    {
      keys: '← / →',
      does: {
        zh: '左右滚动有焦点的表格；在查看器里翻到上一张、下一张',
        en: 'scrolls the table that has the focus; turns pictures in the viewer',
      },
    },
    {
      keys: 'Escape',
      does: {
        zh: '关闭查看器，焦点回到图片',
        en: 'closes the viewer; the focus returns to the picture',
      },
    },
  ],
  accessibility: [
    {
      zh: '标题从页面的下一级开始，不跳级；空标题和空链接不显示。',
      en: 'Headings begin at the page’s next level and skip none; empty headings and links are left out.',
    },
    {
      zh: '每张图片按钮和每个表格区域都有名称；没有替代文字的图片按序号命名。',
      en: 'Every picture button and table region has a name; a picture without alternative text is named by its number.',
    },
    {
      zh: '外部链接会读出“在新窗口打开”。',
      en: 'A link that leads away says that it opens a new window.',
    },
  ],
  writing: [
    {
      zh: '后台写作时给图片写替代文字，给表格写标题；不要用空段落隔开内容，它们会被去掉。',
      en: 'When you write, give pictures alternative text and tables a caption; empty paragraphs are removed, so do not space with them.',
    },
  ],
};
