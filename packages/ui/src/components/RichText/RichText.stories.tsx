import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Sheet } from '../../layout/Sheet/Sheet.tsx';
import { article } from './RichText.article.samples.ts';
import { guide } from './RichText.guide.ts';
import { hostile } from './RichText.samples.ts';
import { RichText } from './RichText.tsx';

const attacks = [...new Set(Object.values(hostile).flat())];

const meta = {
  title: 'Data/RichText',
  component: RichText,
  parameters: { guide },
  args: { html: article },
  decorators: [
    (Story) => (
      <Sheet>
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every allowed element once. */
export const Matrix: Story = {
  args: {
    html: `<h1>一级</h1><h2>二级</h2><h3>三级</h3><h4>四级</h4><h5>五级</h5>
<p><strong>粗</strong> <em>斜</em> <u>线</u> <s>删</s> <ins>增</ins> <mark>标</mark> <small>小</small> H<sub>2</sub>O m<sup>2</sup>
<code>K100</code> <kbd>Ctrl</kbd> <q>引</q> <cite>书名</cite> <abbr title="每英寸点数">dpi</abbr> <time datetime="2026-11-23">11 月 23 日</time></p>
<ul><li>点</li><li>点<ul><li>内层</li></ul></li></ul><ol type="A" start="3"><li>第三</li><li>第四</li></ol>
<dl><dt>出血</dt><dd>裁切时留出的余量</dd></dl><blockquote><p>引用一段话。</p></blockquote><pre>第一行
  第二行</pre><hr><table><tr><th>纸张</th><th>克重</th></tr><tr><td>铜版纸</td><td>300 g</td></tr></table>`,
  },
};

/** The highest heading takes the level of the page, the others follow without a gap. */
export const Headings: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    await expect(levels).toEqual(['H3', 'H4', 'H4']);
  },
};

/** Links away are marked, open a new window and give the other site no handle; links inside lead to their place. */
export const Links: Story = {
  args: { siteHosts: ['www.banxin.example'] },
  play: async ({ canvas }) => {
    const away = canvas.getByRole('link', { name: /ISO 12647-2.*在新窗口打开/ });
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(away.querySelector('[data-part=external]')).toBeVisible();
    const home = canvas.getByRole('link', { name: '上传后会自动检查' });
    await expect(home).toHaveAttribute('href', '/support/upload');
    await expect(home).not.toHaveAttribute('target');
    const back = canvas.getByRole('link', { name: '开头' });
    const target = document.getElementById(back.getAttribute('href')?.slice(1) ?? '');
    await expect(target).toHaveTextContent('文件怎么准备');
  },
};

/** A picture opens in the viewer by keyboard; Escape closes it and the focus returns. */
export const Pictures: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    const picture = canvas.getByRole('button', { name: '查看大图：画册封面与内页' });
    await step('Enter opens the picture that has the focus', async () => {
      picture.focus();
      await userEvent.keyboard('{Enter}');
      const viewer = await screen.findByRole('dialog', { name: '预览图' });
      await expect(within(viewer).getByRole('img', { name: '画册封面与内页' })).toBeInTheDocument();
      await expect(within(viewer).getByRole('status')).toHaveTextContent('2 / 2');
    });
    await step('arrow left shows the one before', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(screen.getByRole('status')).toHaveTextContent('1 / 2');
    });
    await step('Escape closes and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(picture).toHaveFocus());
    });
  },
};

const GRAMS = [105, 128, 157, 200, 250, 300, 350];
const WIDE = `<table><caption>各克重的厚度（单位 mm）</caption>
  <tr><th>纸</th>${GRAMS.map((gsm) => `<th>${gsm} g</th>`).join('')}</tr>
  <tr><td>铜版纸</td>${GRAMS.map((gsm) => `<td>${(gsm * 0.00092).toFixed(2)}</td>`).join('')}</tr></table>`;

/** On a phone a wide table scrolls in a region of its own, which the keyboard reaches; its edge is in shadow where it goes on. */
export const WideTable: Story = {
  tags: ['photo'],
  args: { html: WIDE },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '表格 1 各克重的厚度（单位 mm）' });
    region.focus();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(getComputedStyle(region).backgroundAttachment).toContain('local');
    const { documentElement } = document;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

const NARROW = `<table><tr><th>克重</th><th>厚度</th><th>手感</th><th>用途</th></tr>
  <tr><td>157 g</td><td>0.13 mm</td><td>软，可卷</td><td>单页、海报</td></tr>
  <tr><td>300 g</td><td>0.30 mm</td><td>硬挺</td><td>名片、封面</td></tr></table>`;

/** Four short columns stand side by side on a phone: nothing is to be scrolled. */
export const NarrowTable: Story = {
  tags: ['photo'],
  args: { html: NARROW },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '表格 1' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

/** Nothing of a list of attacks runs, and the browser reads the result as it was written. */
export const Hostile: Story = {
  args: { html: `<p>${attacks.length} 种攻击在这里读入，没有一种通过。</p>` },
  render: (args) => (
    <>
      <RichText {...args} />
      {/* Out of sight, so that nobody asks the network for what attackers name. */}
      <div hidden>
        {attacks.map((vector) => (
          <RichText key={vector} html={vector} />
        ))}
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const forbidden =
      'script,style,iframe,object,embed,svg:not([data-part=external] > svg),math,form,input,template,base,meta,link,[srcdoc],[formaction],[action]';
    // One assertion for all: each one is a step that Storybook writes down.
    const texts = [...canvasElement.querySelectorAll('[data-component=RichText]')];
    const through = texts.flatMap((text) => {
      const handlers = [...text.querySelectorAll('*')]
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => name.startsWith('on'));
      const again = new DOMParser().parseFromString(text.outerHTML, 'text/html').body.innerHTML;
      const isSame = again === text.outerHTML;
      const isClean = text.querySelector(forbidden) === null && handlers.length === 0;
      return isSame && isClean ? [] : [text.outerHTML];
    });
    await expect(texts.length).toBeGreaterThan(attacks.length);
    await expect(through).toEqual([]);
    await expect('hit' in globalThis).toBe(false);
  },
};

/** Names of pictures and tables come in the language of the provider. */
export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Enlarge 名片/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^Table 1/ })).toBeVisible();
  },
};
