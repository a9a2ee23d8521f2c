// The code under a story is the one that is written in its file.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { storyCodes } from '../.storybook/storyCode.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const source = `import { Button } from './Button.tsx';
const 名称 = ['一', '二'];
function Row({ name }: { name: string }) {
  return <Button>{name}</Button>;
}
const shown = (name: string) => screen.getByText(name);
const unused = 1;
const meta = { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>;
export const Default: Story = { args: { children: '立即下单' } };
/** Two. */
export const Two: Story = {
  render: () => 名称.map((name) => <Row key={name} name={name} />),
  play: async ({ canvas }) => {
    await expect(shown('一')).toBeVisible();
  },
};
`;

test('a story that draws itself is shown with what it uses of its file, and without its play', () => {
  assert.deepEqual(storyCodes('Button.stories.tsx', source), {
    Two: [
      "const 名称 = ['一', '二'];",
      'function Row({ name }: { name: string }) {\n  return <Button>{name}</Button>;\n}',
      'export const Two: Story = {\n  render: () => 名称.map((name) => <Row key={name} name={name} />),\n};',
    ].join('\n\n'),
  });
});

test('every file of stories of the design system is read, and every piece shown stands in its file', () => {
  const files = globSync('packages/ui/src/{components,layout}/*/*.stories.tsx', { cwd: root });
  let count = 0;
  for (const file of files) {
    const text = readFileSync(root + file, 'utf8');
    for (const [name, code] of Object.entries(storyCodes(file, text))) {
      count += 1;
      assert.ok(code.includes(`export const ${name}`), `${file} ${name}`);
      const [first] = code.split('\n');
      assert.ok(text.includes(first), `${file} ${name}: ${first}`);
    }
  }
  assert.ok(count > 100, String(count));
});
