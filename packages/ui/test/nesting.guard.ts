// Every field works by keyboard inside a dialog, a drawer, a form in a dialog, and a table.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import {
  complaintsOf,
  openBrowser,
  openFolder,
  PATIENCE_MS,
} from '../../../scripts/library/browser.ts';
import { buildPage } from '../../../scripts/library/stage.ts';
import { stage } from './stage/build.ts';

/** Fields whose Enter means something of their own, and what. */
const ownEnter: Readonly<Record<string, string>> = {
  'Fields/SearchField': 'Enter searches',
};

/** What has the focus inside the field: decides what is tried on it. A `list` is the browser's own. */
type Stop = 'text' | 'spin' | 'toggle' | 'popup' | 'list' | 'file' | 'button' | 'outside';

let browser: Browser;
let page: Page;
let said: string[];

before(async () => {
  const folder = await buildPage(stage('nesting', 'nestFields.tsx'));
  browser = await openBrowser();
  ({ page, said } = await openFolder(browser, folder));
  // Playwright takes file choosers over only while somebody listens, and begins a moment after the
  // first one does: a listener that is added right before the key sometimes misses the chooser.
  page.on('filechooser', () => undefined);
  await page.waitForFunction(() => 'nest' in window);
});

after(() => browser?.close());

const stop = (): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.closest('[data-nested]')) return 'outside';
    const role = element.getAttribute('role');
    if (role === 'spinbutton') return 'spin';
    if (role === 'switch' || role === 'option') return role === 'switch' ? 'toggle' : 'list';
    if (element instanceof HTMLInputElement) {
      if (element.type === 'checkbox' || element.type === 'radio') return 'toggle';
      // The browser's own picker of colours opens outside of the page.
      return element.type === 'color' ? 'list' : 'text';
    }
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (element instanceof HTMLSelectElement) return 'list';
    // A button that opens a dialog says only whether it is open.
    if (element.matches('[aria-haspopup], button[aria-expanded]')) return 'popup';
    if (document.querySelector('[data-nested] input[type=file]')) return 'file';
    return 'button';
  });

/** Everything about the field that typing can change, and the input events it saw. */
const state = (): Promise<string> =>
  page.evaluate(() => {
    const nested = document.querySelector('[data-nested]');
    const values = [...(nested?.querySelectorAll('input, textarea') ?? [])].map((element) =>
      element instanceof HTMLInputElement
        ? `${element.value} ${element.checked}`
        : (element as HTMLTextAreaElement).value,
    );
    return `${values.join('|')} ${nested?.textContent} ${document.body.dataset.inputs}`;
  });

const countInputs = () =>
  page.evaluate(() => {
    document.body.dataset.inputs = '0';
    document.querySelector('[data-nested]')?.addEventListener(
      'input',
      () => {
        document.body.dataset.inputs = String(Number(document.body.dataset.inputs) + 1);
      },
      { capture: true },
    );
  });

/** Floating lists, menus and calendars that stand outside of the field's container. */
const floating = (): Promise<number> =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll('[role=listbox], [role=menu], [role=grid], [role=dialog]'),
      ].filter(
        (element) =>
          !element.closest('[data-nested]') && !element.querySelector(':scope [data-nested]'),
      ).length,
  );

const isOpen = (): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-nested]') !== null);

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const start = performance.now();
  while (!(await holds())) {
    assert.ok(performance.now() - start < PATIENCE_MS, what);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Escape closes what floats and nothing else. */
async function closeFloating(where: string): Promise<void> {
  await page.keyboard.press('Escape');
  await until(async () => (await floating()) === 0, `${where}: Escape leaves the popover open`);
  assert.ok(await isOpen(), `${where}: Escape of a popover closes the container`);
  await until(async () => (await stop()) !== 'outside', `${where}: the focus does not come back`);
}

async function tryText(where: string, title: string, isForm: boolean): Promise<void> {
  const before = await state();
  // What stands there gives way: a field that is full takes nothing more.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1');
  await until(async () => (await state()) !== before, `${where}: typing changes nothing`);
  const isCombo = await page.evaluate(() => document.activeElement?.role === 'combobox');
  if (isCombo) await until(async () => (await floating()) > 0, `${where}: typing opens no list`);
  if ((await floating()) > 0) await closeFloating(where);
  const isLine = await page.evaluate(() => document.activeElement instanceof HTMLInputElement);
  if (!isForm || !isLine || title in ownEnter) return;
  const sent = () =>
    page.evaluate(() => Number(document.querySelector('[data-sent]')?.getAttribute('data-sent')));
  const already = await sent();
  await page.keyboard.press('Enter');
  await until(async () => (await sent()) > already, `${where}: Enter does not submit`);
  assert.equal(await sent(), already + 1, `${where}: Enter submits more than once`);
  assert.ok(await isOpen(), `${where}: Enter closes the container`);
}

/** Tries the thing that has the focus. */
async function tryStop(kind: Stop, where: string, title: string, isForm: boolean): Promise<void> {
  if (kind === 'text') return tryText(where, title, isForm);
  if (kind === 'popup') {
    await page.keyboard.press('Enter');
    await until(async () => (await floating()) > 0, `${where}: Enter opens nothing`);
    return closeFloating(where);
  }
  if (kind === 'file') {
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await chooser;
  }
  if (kind === 'spin' || kind === 'toggle') {
    const before = await state();
    await page.keyboard.press(kind === 'spin' ? 'ArrowUp' : 'Space');
    // A radio that is chosen already, and a switch that its story holds, still tell of the key.
    await until(
      async () =>
        (await state()) !== before ||
        (await page.evaluate(
          () => document.activeElement?.matches(':checked, :disabled') === true,
        )),
      `${where}: the key changes nothing`,
    );
  }
}

async function tryField(title: string, container: string): Promise<void> {
  const where = `${title} in ${container}`;
  await page.evaluate(([t, c]) => window.nest.show(t, c), [title, container] as const);
  await page.getByRole('button', { name: '打开容器' }).focus();
  if (container !== 'Table') {
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '容器' }).waitFor();
  }
  await countInputs();
  let kind = await stop();
  for (let tabs = 0; kind === 'outside' && tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab');
    kind = await stop();
  }
  assert.notEqual(kind, 'outside', `${where}: Tab does not reach the field`);
  const met: Stop[] = [];
  while (kind !== 'outside' && met.length < 15) {
    // Once only: afterwards the form takes the focus to its first invalid field.
    const sends = container === 'Form' && !met.includes('text');
    met.push(kind);
    await tryStop(kind, where, title, sends);
    await page.keyboard.press('Tab');
    kind = await stop();
  }
  assert.equal(kind, 'outside', `${where}: Tab does not leave the field`);
  assert.ok(
    met.some((one) => one !== 'button'),
    `${where}: nothing in it takes an answer (${met.join(', ')})`,
  );
  if (container === 'Table') return;
  await page.keyboard.press('Escape');
  await until(async () => !(await isOpen()), `${where}: Escape does not close the container`);
  await until(
    () => page.evaluate(() => document.activeElement?.textContent === '打开容器'),
    `${where}: the focus does not return to the button`,
  );
}

void test('every field has a story named Default', async () => {
  const { titles, withoutDefault } = await page.evaluate(() => ({ ...window.nest, show: null }));
  assert.ok(titles.length > 10);
  assert.deepEqual(withoutDefault, []);
});

void test('every field works by keyboard in every container', async (t) => {
  const { titles, containers } = await page.evaluate(() => ({ ...window.nest, show: null }));
  for (const title of titles) {
    for (const container of containers) {
      await t.test(`${title} in ${container}`, () => tryField(title, container));
    }
  }
});

void test('the console stays silent', () => {
  assert.deepEqual(complaintsOf(said), []);
});
