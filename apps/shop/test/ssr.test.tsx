// Every page of the route table renders on a server that has no window, in both languages.
import { type ReactNode, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../src/routes.tsx';
import { newShop, yuexiang } from '../src/stories/fixtures/users.ts';
import { StoryShop } from '../src/stories/StoryShop.tsx';

/** An address that fits a pattern. */
const exampleOf = (pattern: string): string =>
  pattern
    .replace('/product/detail/:id', '/product/detail/101')
    .replace('/category/:id?', '/category/1')
    .replace(/:\w+\??/g, '261120620187453');

async function render(node: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(node, {
    onError: (error) => {
      errors.push(error);
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  expect(errors).toEqual([]);
  return html;
}

/** react-aria hides the native input of a checkbox or radio so; it stands on pages that need a login or a click. */
const HIDDEN_INPUT = /^border:0;clip:rect\(0 0 0 0\);/;

/** What the content policy would refuse in a page that a server sends. */
const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/ style="([^"]*)"/g)]
    .map(([, rule = '']) => rule)
    .filter((rule) => !HIDDEN_INPUT.test(rule));

const silent = (): void => undefined;

it('runs without a window', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe.each([
  ['a customer', yuexiang],
  ['a customer who has not signed', newShop],
] as const)('for %s', (_who, user) => {
  describe.each(['zh-CN', 'en-US'] as const)('in %s', (locale) => {
    it.each(pageRoutes.map(({ path, page }) => ({ path, page })))(
      '$path renders on the server',
      async ({ path, page: Page }) => {
        const html = await render(
          <StoryShop path={exampleOf(path)} user={user} locale={locale} onEvent={silent}>
            <Suspense>
              <Page />
            </Suspense>
          </StoryShop>,
        );
        expect(html).toContain('data-component');
        expect(html).not.toMatch(/undefined|NaN|\[object Object\]/);
        expect(inlineStyles(html)).toEqual([]);
      },
    );
  });
});

it('a visitor gets the public pages', async () => {
  for (const path of ['/', '/search', '/403', '/404']) {
    const route = pageRoutes.find((row) => row.path === path);
    expect(route, path).toBeDefined();
    if (route === undefined) continue;
    const { page: Page } = route;
    const html = await render(
      <StoryShop path={path} user={null} onEvent={silent}>
        <Suspense>
          <Page />
        </Suspense>
      </StoryShop>,
    );
    expect(html, path).toContain('<h1');
  }
});
