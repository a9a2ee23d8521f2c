/** What a visitor does on a drawn page before its code has come, with the visitor's own events. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page, test } from '@playwright/test';

declare global {
  interface Window {
    /** What the page's code was told, and by which element. */
    heard: string[];
    isOver: boolean;
    begin: () => void;
    frame: () => void;
    /** Marks what React has taken over, as React does. */
    wake: (selector: string) => void;
  }
}

const DRAWN = `
  <main id="root">
    <input id="words" /> <textarea id="letter">Dear</textarea>
    <input id="gloss" type="checkbox" /> <input id="fold" type="radio" checked /> <input id="cut" type="radio" />
    <select id="paper"><option>mat</option><option>silk</option></select>
    <button id="more" type="button"><b>more</b></button>
    <a id="help" href="#help">help</a>
    <form action="#found"><button id="find">find</button></form>
  </main>`;

const ALL = 'input, textarea, select, button';

async function open(page: Page): Promise<void> {
  const source = readFileSync(new URL('../src/lib/early.ts', import.meta.url), 'utf8');
  await page.setContent(DRAWN);
  await page.evaluate(async (code) => {
    const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const { keepEarly } = (await import(address)) as typeof import('../src/lib/early.ts');
    const root = document.querySelector('main') as HTMLElement;
    window.heard = [];
    window.isOver = false;
    window.begin = () =>
      keepEarly(root).doWhenAlive((run) => {
        window.frame = run;
        return () => {
          window.isOver = true;
        };
      });
    window.wake = (selector) => {
      for (const element of root.querySelectorAll(selector)) {
        Object.assign(element, { __reactProps$1: {} });
        const hear = ({ type }: Event): void => {
          const { id, value, checked } = element as HTMLInputElement;
          const says = element.matches('[type=checkbox], [type=radio]') ? checked : value;
          window.heard.push(`${id} ${type} ${says}`.trimEnd());
        };
        for (const type of ['input', 'change', 'click']) element.addEventListener(type, hear);
      }
    };
  }, stripTypeScriptTypes(source));
}

const begin = (page: Page) => page.evaluate(() => window.begin());
const isOver = (page: Page) => page.evaluate(() => window.isOver);

/** Everything is alive; what the page's code heard of. */
const woken = (page: Page, selector = ALL) =>
  page.evaluate((awake) => {
    window.wake(awake);
    window.frame();
    return window.heard;
  }, selector);

test.beforeEach(({ page }) => open(page));

test('what was typed is said once its field is alive', async ({ page }) => {
  await begin(page);
  await page.locator('#words').pressSequentially('红包');
  await page.locator('#letter').pressSequentially('!');
  expect(await page.evaluate(() => window.heard)).toEqual([]);
  expect(await woken(page)).toEqual(['words input 红包', 'letter input !Dear']);
});

test('what was typed and ticked before anybody listened is found', async ({ page }) => {
  await page.locator('#words').pressSequentially('红包');
  await page.locator('#gloss').click();
  await begin(page);
  const heard = await woken(page);
  expect(heard).toContain('words input 红包');
  await expect(page.locator('#gloss')).toBeChecked();
});

test('what was chosen from a list is said as a change', async ({ page }) => {
  await begin(page);
  await page.locator('#paper').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#paper')).toHaveValue('silk');
  expect(await woken(page)).toEqual(['paper change silk']);
});

test('a list in which nothing was chosen says nothing', async ({ page }) => {
  await begin(page);
  expect(await woken(page)).toEqual([]);
});

test('a box that was ticked tells so, whether the page has drawn it back or kept it', async ({
  page,
}) => {
  await begin(page);
  await page.locator('#gloss').click();
  await page.locator('#cut').click();
  await page.evaluate(() => {
    (document.querySelector('#gloss') as HTMLInputElement).checked = false;
  });
  const heard = await woken(page);
  expect(heard).toContain('gloss change true');
  expect(heard).toContain('cut change true');
  await expect(page.locator('#gloss')).toBeChecked();
  await expect(page.locator('#cut')).toBeChecked();
});

test('of radio buttons the chosen one tells, not the one that lost its choice', async ({
  page,
}) => {
  await page.evaluate(() => {
    for (const id of ['fold', 'cut']) document.getElementById(id)?.setAttribute('name', 'finish');
  });
  await page.locator('#cut').click();
  await begin(page);
  await page.locator('#fold').click();
  await page.locator('#cut').click();
  const heard = await woken(page);
  expect(heard).toContain('cut change true');
  expect(heard.filter((said) => said.startsWith('fold'))).toEqual([]);
  await expect(page.locator('#cut')).toBeChecked();
});

test('the chosen one tells also where it stands before the one that lost its choice', async ({
  page,
}) => {
  await page.evaluate(() => {
    for (const id of ['fold', 'cut']) document.getElementById(id)?.setAttribute('name', 'finish');
    (document.querySelector('#fold') as HTMLInputElement).defaultChecked = false;
    (document.querySelector('#cut') as HTMLInputElement).defaultChecked = true;
  });
  await page.locator('#fold').click();
  await begin(page);
  expect(await woken(page)).toContain('fold change true');
  await expect(page.locator('#fold')).toBeChecked();
});

test('a button that was pressed is pressed once, however often it was', async ({ page }) => {
  await begin(page);
  await page.locator('#more b').click({ clickCount: 3 });
  expect(await woken(page)).toEqual(['more click']);
  expect(await woken(page)).toEqual(['more click']);
});

test('links and the buttons of forms do what they do without code, and not again', async ({
  page,
}) => {
  await begin(page);
  await page.locator('#help').click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#help');
  await page.evaluate(() => {
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  });
  await page.locator('#find').click();
  expect(await woken(page, `${ALL}, a`)).toEqual([]);
});

test('each waits for its own element, and one that is gone for nothing', async ({ page }) => {
  await begin(page);
  await page.locator('#words').pressSequentially('福');
  await page.locator('#more').click();
  expect(await woken(page, '#more')).toEqual(['more click']);
  expect(await isOver(page)).toBe(false);
  await page.evaluate(() => document.querySelector('#words')?.remove());
  expect(await woken(page, `:is(${ALL}):not(#more)`)).toEqual(['more click']);
  expect(await isOver(page)).toBe(true);
});

test('it ends when all that was drawn is alive: what comes then is the page’s own', async ({
  page,
}) => {
  await begin(page);
  await woken(page);
  expect(await isOver(page)).toBe(true);
  await page.evaluate(() => {
    document.querySelector('#root')?.insertAdjacentHTML('beforeend', '<button type=button id=new>');
    document.querySelector('#new')?.append('new');
  });
  await page.locator('#new').click();
  expect(await woken(page, '#new')).toEqual([]);
});
