// Stories of a book's pages: one file or many, in order by their names, moved by hand, none lost.
import { checkFile, getFile, removeFile } from '@banxin/contract/calls/file/printFile';
import type { PrintFile } from '@banxin/contract/entities/file';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { checkedFile } from '../../../stories/fixtures/files.ts';
import { product } from '../../../stories/fixtures/quoting.ts';
import { StoryPrintFiles } from '../../../stories/StoryPrintFiles.tsx';
import { on, type StoryAnswers } from '../../../stories/storyClient.ts';
import { args, choose, pdf, port, shown } from '../printFiles.testkit.tsx';

const book = (pages: number, coverId?: string) => ({
  configuration: { ...product(301).defaults, pages, ...(coverId !== undefined && { coverId }) },
  perStyle: pages,
  book: { ...product(301).defaults, pages, ...(coverId !== undefined && { coverId }) },
});

const meta = {
  title: 'Features/BookPages',
  component: StoryPrintFiles,
  tags: ['!autodocs'],
  args: { ...args, ...book(8) },
} satisfies Meta<typeof StoryPrintFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first] = checkedFile.pages;

/** The first file that is asked about has the first of these names and numbers of pages. */
function arriving(...files: readonly (readonly [name: string, pages: number])[]): StoryAnswers {
  const asked: string[] = [];
  return {
    ...on(getFile, ({ id }): PrintFile => {
      if (!asked.includes(id)) asked.push(id);
      const [name, pageCount] = files[Math.min(asked.indexOf(id), files.length - 1)] ?? [
        'a.pdf',
        1,
      ];
      const pages = first ? Array.from({ length: pageCount }, () => first) : [];
      return { ...checkedFile, id, name, pageCount, pages, findings: [] };
    }),
    ...on(checkFile, []),
    ...on(removeFile, null as never),
  };
}

const part = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: '页序' }));
const inOrder = (of: ReturnType<typeof within>, name = '内页') =>
  within(of.getByRole('list', { name }))
    .getAllByRole('button')
    .map((button) => (button.getAttribute('aria-label') ?? '').replace(/^.*：/, ''));

/** One PDF with too few pages says how many it lacks; with all of them that nothing is missing. */
export const Lacking: Story = {
  ...shown(port('arrives'), arriving(['画册.pdf', 20])),
  args: book(24),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, pdf('画册.pdf'));
    const pages = await part(canvas);
    await pages.findByText('还差 4 页');
    await expect(pages.getByText('20 / 24 页')).toBeVisible();
    await expect(inOrder(pages)).toHaveLength(20);
  },
};

/** Moved with the keyboard alone: arrows choose, Alt and an arrow move; it is said, and taken back. */
export const MovedByKeyboard: Story = {
  ...shown(port('arrives'), arriving(['画册.pdf', 8])),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, pdf('画册.pdf'));
    const pages = await part(canvas);
    await pages.findByText('页数正好');
    const tiles = () => within(pages.getByRole('list', { name: '内页' })).getAllByRole('button');
    await step('Alt and an arrow move the page', async () => {
      tiles()[0]?.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(tiles()[1]).toHaveFocus();
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await waitFor(() => expect(inOrder(pages)[2]).toBe('画册.pdf 第 2 页'));
      await pages.findByText('画册.pdf 第 2 页已移到内页第 3 页');
    });
    await step('and it is taken back', async () => {
      await userEvent.click(pages.getByRole('button', { name: '撤销' }));
      await waitFor(() => expect(inOrder(pages)[1]).toBe('画册.pdf 第 2 页'));
    });
  },
};

/** A page that is chosen goes anywhere, is taken out, and comes back. */
export const TakenOut: Story = {
  ...shown(port('arrives'), arriving(['画册.pdf', 8])),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, pdf('画册.pdf'));
    const pages = await part(canvas);
    await step('chosen and moved to the end', async () => {
      await userEvent.click(pages.getByRole('button', { name: '内页第 1 页：画册.pdf 第 1 页' }));
      await userEvent.selectOptions(pages.getByRole('combobox', { name: '移到' }), '7');
      await waitFor(() => expect(inOrder(pages).at(-1)).toBe('画册.pdf 第 1 页'));
    });
    await step('taken out it is missing', async () => {
      await userEvent.click(pages.getByRole('button', { name: '移出' }));
      await pages.findByText('还差 1 页');
    });
    await step('and put back', async () => {
      await userEvent.click(pages.getByRole('button', { name: '放入：画册.pdf 第 1 页' }));
      await pages.findByText('页数正好');
    });
  },
};

/** A cover of its own: the file that is called so. */
export const Cover: Story = {
  ...shown(port('arrives'), arriving(['内页.pdf', 8], ['封面.pdf', 4])),
  args: book(8, 'c250'),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, pdf('内页.pdf'), pdf('封面.pdf'));
    const pages = await part(canvas);
    await pages.findByText('页数正好');
    await expect(inOrder(pages, '封面')).toHaveLength(4);
    await expect(
      pages.getByRole('button', { name: /^封面 封一：封面.pdf 第 1 页$/ }),
    ).toBeVisible();
  },
};

/** Single pages stand by their numbers whatever order they came in. */
export const SinglePages: Story = {
  ...shown(port('arrives'), arriving(['p10.pdf', 1], ['p2.pdf', 1], ['p1.pdf', 1])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, pdf('p10.pdf'), pdf('p2.pdf'), pdf('p1.pdf'));
    const pages = await part(canvas);
    await pages.findByText('还差 5 页');
    await userEvent.click(pages.getByRole('button', { name: '按文件名重排' }));
    await waitFor(() =>
      expect(inOrder(pages)).toEqual(['p1.pdf 第 1 页', 'p2.pdf 第 1 页', 'p10.pdf 第 1 页']),
    );
  },
};

export const English: Story = {
  ...shown(port('arrives'), arriving(['book.pdf', 6]), 'en-US'),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf('book.pdf'));
    await within(canvasElement).findByText('2 pages are missing');
  },
};

export const OnAPhone: Story = {
  ...shown(port('arrives'), arriving(['画册.pdf', 8])),
  globals: { viewport: { value: 'phone390' } },
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await choose(canvasElement, pdf('画册.pdf'));
    const pages = await part(within(canvasElement));
    await userEvent.click(
      await pages.findByRole('button', { name: '内页第 3 页：画册.pdf 第 3 页' }),
    );
    await pages.findByText('已选内页第 3 页');
  },
};
