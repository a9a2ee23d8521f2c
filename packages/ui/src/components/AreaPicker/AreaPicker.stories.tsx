// AreaPicker.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { boxSize, field } from '../../internal/fieldStyle.css.ts';
import { Matrix as MatrixSheet } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { guide } from './AreaPicker.guide.ts';
import { AreaPicker } from './AreaPicker.tsx';
import { sampleRegions } from './sampleRegions.ts';

const yongcheng = ['41', '4114', '411481'];

const meta = {
  title: 'Fields/AreaPicker',
  component: AreaPicker,
  parameters: { guide },
  args: { label: '所在地区', regions: sampleRegions, onChange: fn() },
} satisfies Meta<typeof AreaPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: yongcheng } };

export const Matrix: Story = {
  render: (args) => (
    <MatrixSheet
      of={AreaPicker}
      args={args}
      axes={{ size: boxSize }}
      alone={{ labelPosition: field }}
      width="field"
      states={{
        chosen: { defaultValue: yongcheng },
        described: { description: '用于计算运费', isRequired: true },
        error: { errorMessage: '请选择所在地区' },
        readOnly: { defaultValue: yongcheng, isReadOnly: true },
        disabled: { defaultValue: yongcheng, isDisabled: true },
      }}
    />
  ),
};

const focused = () => document.activeElement?.textContent;
const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: /所在地区/ }));
  return screen.findByRole('dialog', { name: '所在地区' });
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Open at a choice: every level shows what was chosen on it, the focus is on the last. */
export const Open: Story = {
  tags: ['photo'],
  args: { defaultValue: yongcheng },
  play: async ({ canvas }) => {
    await open(canvas);
    const chosen = screen.getAllByRole('option', { selected: true }).map((one) => one.textContent);
    await expect(chosen).toEqual(['河南省', '商丘市', '永城市']);
    await waitFor(() => expect(focused()).toBe('永城市'));
  },
};

/** Province, city, district: the last press closes; the button names the whole path and has the focus. */
export const Choose: Story = {
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('option', { name: '河南省' }));
    await userEvent.click(await screen.findByRole('option', { name: '商丘市' }));
    await userEvent.click(await screen.findByRole('option', { name: '永城市' }));
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith(yongcheng, ['河南省', '商丘市', '永城市']);
    const trigger = canvas.getByRole('button', { name: '所在地区 河南省 / 商丘市 / 永城市' });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** It opens at the choice; arrows left and right change the level, up and down the place, letters jump by pinyin. */
export const Keyboard: Story = {
  args: { defaultValue: yongcheng },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('永城市'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(focused()).toBe('商丘市'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(focused()).toBe('河南省'));
    await userEvent.keyboard('hns');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('湖南省'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('长沙市'));
    await userEvent.keyboard('x');
    await waitFor(() => expect(focused()).toBe('湘西土家族苗族自治州'));
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('芙蓉区'));
    await userEvent.keyboard('{End}{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith(
      ['43', '4301', '430104'],
      ['湖南省', '长沙市', '岳麓区'],
    );
  },
};

/** A municipality ends after two levels, a city without districts at itself. */
export const ShortPaths: Story = {
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('option', { name: '北京市' }));
    await userEvent.click(await screen.findByRole('option', { name: '朝阳区' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['11', '110105'], ['北京市', '朝阳区']);
    await closed();
    await open(canvas);
    await userEvent.click(screen.getByRole('option', { name: '广东省' }));
    await userEvent.click(await screen.findByRole('option', { name: '东莞市' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['44', '4419'], ['广东省', '东莞市']);
  },
};

/** Words or pinyin initials find a place at any depth; Enter takes the first, but not the Enter of an input method. */
export const Search: Story = {
  tags: ['photo'],
  play: async ({ canvas, args }) => {
    await open(canvas);
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'yc');
    await expect(await screen.findByRole('option')).toHaveTextContent('河南省 / 商丘市 / 永城市');
    await userEvent.clear(search);
    await userEvent.type(search, '河南 区');
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await fireEvent.keyDown(search, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith(
      ['41', '4101', '410105'],
      ['河南省', '郑州市', '金水区'],
    );
  },
};

/** A search without a hit says so. */
export const NoMatch: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.type(screen.getByRole('searchbox'), '火星');
    await expect(screen.getByRole('status')).toHaveTextContent('没有找到这个地区');
  },
};

/** Escape closes, changes nothing and returns the focus. */
export const Escape: Story = {
  args: { defaultValue: yongcheng },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{Escape}');
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', { name: /永城市/ })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const load = fn();
const lazy = [{ code: '41', name: '河南省' }];

/** Areas can be loaded when they are needed: waiting, failing, trying again. */
export const Loading: Story = {
  args: { regions: lazy, loadChildren: load },
  beforeEach: () => {
    load
      .mockReset()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce([{ code: '419001', name: '济源市', children: [] }]);
  },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('option', { name: '河南省' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('没有加载出来');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await userEvent.click(await screen.findByRole('option', { name: '济源市' }));
    await expect(load.mock.calls).toEqual([['41'], ['41']]);
    await expect(args.onChange).toHaveBeenCalledWith(['41', '419001'], ['河南省', '济源市']);
  },
};

/** While areas are loading it says so. */
export const Waiting: Story = {
  args: { regions: lazy, loadChildren: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('option', { name: '河南省' }));
    await waitFor(() => expect(screen.getByRole('progressbar', { name: '加载中' })).toBeVisible());
  },
};

const sent = fn();

/** A form gets the codes joined by commas; it is read as required and with its error. */
export const InForm: Story = {
  render: (args) => (
    <Form aria-label="地址" onSubmit={(data) => sent(Object.fromEntries(data))}>
      <AreaPicker
        {...args}
        name="area"
        defaultValue={yongcheng}
        isRequired
        errorMessage="该地区暂不配送"
      />
      <Button type="submit">保存</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await expect(canvas.getByRole('button', { name: /所在地区/ })).toHaveAccessibleDescription(
      '必填 该地区暂不配送',
    );
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(sent).toHaveBeenCalledWith({ area: '41,4114,411481' });
  },
};

/** Read-only it can be reached and copied; an optional one can be cleared. */
export const Clear: Story = {
  args: { defaultValue: yongcheng },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith([], []);
    await expect(canvas.getByRole('button', { name: /省 \/ 市 \/ 区县/ })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: yongcheng, isReadOnly: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const text = canvas.getByRole('textbox', { name: '所在地区' });
    await expect(text).toHaveFocus();
    await expect(text).toHaveValue('河南省 / 商丘市 / 永城市');
  },
};

/** On a phone one level at a time in a drawer; the way gone so far leads back. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const { left, right, bottom } = dialog.getBoundingClientRect();
    await expect([left, right, bottom]).toEqual([
      0,
      document.documentElement.getBoundingClientRect().width,
      innerHeight,
    ]);
    await userEvent.click(screen.getByRole('option', { name: '河南省' }));
    await waitFor(() => expect(focused()).toBe('郑州市'));
    await userEvent.click(screen.getByRole('option', { name: '商丘市' }));
    await waitFor(() => expect(focused()).toBe('梁园区'));
    await expect(screen.getAllByRole('listbox')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '河南省' }));
    await waitFor(() => expect(focused()).toBe('北京市'));
    await waitFor(() => expect(screen.getByRole('listbox', { name: '省份' })).toBeVisible());
  },
};

export const English: Story = {
  args: { label: 'Area' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Area Province / city / district' }));
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Province' })).toBeVisible());
  },
};
