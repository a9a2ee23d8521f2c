// The manual's pages over the built Storybook, in a real browser: props, code, dialogs, and what the toolbar says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, beforeEach, test } from 'node:test';
import { componentsOf, readExports, readProps } from '../.storybook/propsReport.ts';
import { openReviewRoom } from '../scripts/reviewRoom.mjs';
import { expect } from './expect.mjs';

const reportOf = (name) =>
  readFileSync(new URL(`../../../packages/ui/reports/${name}.md`, import.meta.url), 'utf8');
const components = readProps(reportOf('props'));
const subpaths = readExports(reportOf('exports'));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let room;
let url;
let page;

before(async () => {
  room = await openReviewRoom({ viewport: { width: 1440, height: 900 } });
  url = room.url;
});
after(() => room?.close());
beforeEach(async () => {
  page = await room.takePage();
});

/** Opens a page or a story as it stands in the frame of the review room. */
async function open(id, globals = '') {
  const mode = id.endsWith('--docs') ? 'docs' : 'story';
  await page.goto(
    `${url}/iframe.html?viewMode=${mode}&id=${encodeURIComponent(id)}&globals=${globals}`,
  );
}

const without = (text) => text.replaceAll('`', '');

for (const [id, name] of [
  ['actions-button', 'Button'],
  ['fields-optionchips', 'OptionChips'],
  ['overlays-popover', 'Popover'],
  ['overlays-toast', 'Toast'],
  ['data-countdown', 'Countdown'],
]) {
  for (const { locale, language, required, unitOf } of [
    { locale: 'zh-CN', language: 'zh', required: '必填', unitOf: '单位' },
    { locale: 'en-US', language: 'en', required: 'required', unitOf: 'Unit' },
  ]) {
    test(`the table of ${name} is the report, row by row, in ${locale}`, async () => {
      await open(`${id}--docs`, `locale:${locale}`);
      const tables = page.locator('.manual-prop-table');
      const lists = componentsOf(name, subpaths, components).flatMap((one) => one.lists);
      await expect(tables).toHaveCount(lists.length);
      for (const [place, { rows }] of lists.entries()) {
        await expect(tables.nth(place).locator('tbody tr')).toHaveCount(rows.length);
        const cells = rows.flatMap(({ name: prop, isRequired, type, standard, says, unit }) => [
          `${prop}${isRequired ? ` ${required}` : ''}`,
          type,
          standard ?? '—',
          `${without(says[language])}${unit === undefined ? '' : ` ${unitOf} ${unit}`}`,
        ]);
        await expect(tables.nth(place).locator('tbody :is(th, td):nth-child(-n + 4)')).toHaveText(
          cells,
        );
      }
    });
  }
}

test('the panel of controls describes props in the language of the toolbar, also when it changes', async () => {
  await page.goto(`${url}/?path=/story/actions-button--default&globals=locale:en-US`);
  const says = page.locator('#storybook-panel-root tr', { hasText: 'isFullWidth' }).first();
  await says.waitFor();
  await expect(says).toContainText('Takes the whole width of its container.');
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('option', { name: '中文' }).click();
  await expect(says).toContainText('占满容器的宽度。');
  await expect(says).not.toContainText('Takes the whole width');
});

test('a prop is tried out on the example above; nobody is asked for a function', async () => {
  await open('actions-button--docs');
  const example = page.locator('.sbdocs-preview').first().getByRole('button', { name: '立即下单' });
  await page.getByRole('switch', { name: 'isDisabled' }).check();
  await expect(example).toBeDisabled();
  await page.getByRole('button', { name: '还原' }).click();
  await expect(example).toBeEnabled();
  await page.getByRole('textbox', { name: 'children' }).fill('提交');
  await expect(
    page.locator('.sbdocs-preview').first().getByRole('button', { name: '提交' }),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'variant' }).locator('option')).toHaveText([
    '—',
    'primary',
    'secondary',
    'quiet',
    'ink',
  ]);
  const row = page.locator('.manual-prop-table tr', { hasText: 'onPress' });
  await expect(row.locator('input, select, textarea')).toHaveCount(0);
});

test('the panel of controls offers what the report says, and a dark story has no white edge', async () => {
  await page.goto(`${url}/?path=/story/actions-button--default&globals=theme:dark`);
  const row = (name) => page.locator('#storybook-panel-root tr', { hasText: name }).first();
  await row('variant').getByRole('combobox').waitFor();
  await expect(row('variant').locator('option')).toHaveText([
    /Choose/,
    'primary',
    'secondary',
    'quiet',
    'ink',
  ]);
  await expect(row('onPress').locator('input, select, textarea, button')).toHaveCount(0);
  await expect(row('isDisabled').getByRole('button', { name: 'Set boolean' })).toBeVisible();
  const story = page.frameLocator('#storybook-preview-iframe').locator('html[data-theme="dark"]');
  await story.waitFor();
  const edge = await story.evaluate((one) => innerWidth - one.clientWidth);
  assert.equal(edge, 0);
});

test('the code under a story is written with the names of its file', async () => {
  await open('fields-optionchips--docs');
  const codes = page.locator('.docblock-code-toggle');
  await codes.first().click();
  const written = page.locator('pre.prismjs').first();
  await expect(written).toContainText('function Single({ start =');
  await expect(written).toContainText(
    'export const Default: Story = { render: () => <Single /> };',
  );
  await open('actions-button--docs');
  await codes.first().click();
  await expect(written).toContainText('<Button');
  await expect(written).toContainText('onPress={() => {}}');
});

for (const [story, role, name, close] of [
  ['overlays-dialog', 'dialog', '修改收货地址', '关闭'],
  ['overlays-drawer', 'dialog', '筛选订单', '关闭'],
  ['overlays-logindialog', 'dialog', '登录版心印刷', '关闭'],
  ['overlays-alertdialog', 'alertdialog', '系统提示', '取消'],
]) {
  test(`the default story of ${story} is closed and opened again`, async () => {
    await open(`${story}--default`);
    const dialog = page.getByRole(role, { name });
    await dialog.waitFor();
    // A play presses first; what its reader presses afterwards closes, at once or, on a busy machine, after the next look.
    await expect(async () => {
      if (await dialog.isHidden()) return;
      await dialog.getByRole('button', { name: close }).click({ timeout: 2_000 });
      await expect(dialog).toBeHidden({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole('button', { name: '再打开' }).click();
    await expect(dialog).toBeVisible();
  });
}

test('in English the stories of the shop are English', async () => {
  await open('screens-login--ready', 'locale:en-US');
  await page.getByRole('textbox', { name: 'Account', exact: true }).waitFor();
  await open('screens-login--ready', 'locale:zh-CN');
  await page.getByRole('textbox', { name: '账号', exact: true }).waitFor();
});

test('forced colours and less motion hold on the pages of the manual too', async () => {
  const applied = (feature) =>
    page.evaluate((asked) => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const inside = (rule) => [rule, ...[...(rule.cssRules ?? [])].flatMap(inside)];
      return rules
        .flatMap(inside)
        .filter((rule) => rule instanceof CSSMediaRule)
        .filter(({ media }) => media.mediaText.includes(asked)).length;
    }, feature);
  for (const [setting, feature] of [
    ['colours:forced', 'forced-colors: active'],
    ['motion:reduce', 'prefers-reduced-motion: reduce'],
  ]) {
    await open('actions-button--docs');
    await page.locator('.manual-prop-table').waitFor();
    const before = await applied(feature);
    assert.ok(before > 0);
    await open('actions-button--docs', setting);
    await page.locator('.manual-prop-table').waitFor();
    await expect.poll(() => applied(feature)).toBeLessThan(before);
  }
});

test('a width holds on the pages of the manual, and on the story that is opened next', async () => {
  await page.goto(`${url}/?path=/docs/navigation-tabs--docs`);
  const frame = page.locator('#storybook-preview-iframe');
  const manual = page.frameLocator('#storybook-preview-iframe');
  const width = async () => (await frame.boundingBox())?.width;
  await manual.locator('.manual-h1').waitFor();
  const whole = await width();
  await page.getByRole('button', { name: /窗口宽度/ }).click();
  await page.getByRole('option', { name: '390 手机' }).click();
  await expect.poll(width).toBe(390);
  const sideways = await manual
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  assert.equal(sideways, 0);
  await page.goto(
    page.url().replace('/docs/navigation-tabs--docs', '/story/navigation-tabs--default'),
  );
  await manual.getByRole('tablist').waitFor();
  await expect.poll(width).toBe(390);
  await page.goto(
    page.url().replace('/story/navigation-tabs--default', '/docs/actions-button--docs'),
  );
  await manual.locator('.manual-h1').waitFor();
  await expect.poll(width).toBe(390);
  await page.getByRole('button', { name: /窗口宽度|390/ }).click();
  await page.getByRole('option', { name: '不限宽度' }).click();
  await expect.poll(width).toBe(whole);
});

test('a dark story stands on dark ground on a page that is light', async () => {
  await open('data-qrcode--docs');
  const ground = page.locator('.manual-ground[data-theme="dark"]').first();
  await ground.waitFor();
  const colour = await ground.evaluate((one) => getComputedStyle(one).backgroundColor);
  assert.equal(colour, 'rgb(20, 22, 26)');
});

for (const id of ['版心设计系统-看改了什么', 'actions-button', 'fields-optionchips']) {
  test(`nothing stands in the way of anybody on the page ${id}`, async () => {
    await open(`${id}--docs`);
    await page.locator('.manual-h1').waitFor();
    await page.locator('.manual-section').last().waitFor();
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() =>
      globalThis.axe.run({ exclude: [['.docs-story'], ['.docblock-source']] }),
    );
    assert.deepEqual(
      violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule} ${html}`)),
      [],
    );
  });
}
