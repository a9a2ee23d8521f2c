/** The OpenAPI document and its readable page, made from the rows. */
import { describe, expect, test } from 'vitest';
import { everyCall } from './everyCall.ts';
import { openApiDocument } from './openapi.ts';
import { areaLabel, areaOf } from './openapiAreas.ts';
import { referenceCss, referenceHtml } from './reference.ts';
import { isOpen } from './rules/access.ts';

const document = openApiDocument();
const text = JSON.stringify(document);

describe('the document', () => {
  test('has an operation for every row, with its access, encoding and errors', () => {
    for (const call of everyCall) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(operation?.operationId).toBe(call.name);
      expect(operation?.summary).toBe(call.summary);
      expect(operation?.security).toEqual(isOpen(call.access) ? [] : [{ session: [] }]);
      expect(operation?.['x-errors'].map(({ errCode }) => errCode)).toEqual(
        expect.arrayContaining([...call.errors]),
      );
      if (call.encoding === 'query') expect(operation?.requestBody).toBeUndefined();
      else expect(Object.keys(operation?.requestBody?.content ?? {})).toHaveLength(1);
    }
  });

  test('names every area in Chinese', () => {
    for (const call of everyCall) expect(areaLabel(areaOf(call))).toMatch(/[\u4e00-\u9fff]/);
  });

  test('every reference leads to a schema of the document', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '');
    expect(references.length).toBeGreaterThan(50);
    for (const target of new Set(references)) {
      expect(target).toMatch(/^#\/components\/schemas\//);
      expect(document.components.schemas).toHaveProperty([target.split('/').at(-1) ?? '']);
    }
    expect(text).not.toContain('$defs');
  });

  test('input that has a default need not be sent', () => {
    const login = document.paths['/api/Login/LoginByNameOrQQOrMobilePhone']?.post;
    const schema = login?.requestBody?.content['application/json']?.schema;
    expect(schema?.required).toEqual(['nameOrQQOrMobilePhone', 'password', 'code']);
    expect(schema?.properties?.rememberMe).toMatchObject({ default: true });
  });

  test('examples are inputs that their own row accepts', () => {
    let examples = 0;
    for (const call of everyCall) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      const body = Object.values(operation?.requestBody?.content ?? {})[0];
      if (body?.example === undefined) continue;
      examples += 1;
      const result = call.input.safeParse(body.example);
      expect([call.name, result.success ? [] : result.error.issues]).toEqual([call.name, []]);
    }
    expect(examples).toBeGreaterThan(15);
  });

  test('binary answers keep their content type', () => {
    expect(document.paths['/api/Login/Captcha']?.get?.responses).toMatchObject({
      200: { content: { 'image/png': {} } },
    });
  });
});

describe('the reference page', () => {
  const html = referenceHtml(document);

  test('shows every call under its area, in Chinese', () => {
    for (const call of everyCall) {
      expect(html).toContain(call.path);
      expect(html).toContain(call.summary);
    }
    expect(html).toContain('lang="zh-CN"');
    expect(html).toContain('<h2 id="area-Login-title">登录与退出');
  });

  test('has no script and no inline style', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
    expect(html).toContain('<link rel="stylesheet" href="/docs/reference.css">');
    expect(referenceCss).not.toContain('url(');
  });

  test('every link inside the page has a target', () => {
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('texts are escaped', () => {
    const [call] = everyCall;
    if (call === undefined) throw new Error('no rows');
    const page = referenceHtml(
      openApiDocument({ calls: [{ ...call, summary: '<img src=x onerror="a&b">' }] }),
    );
    expect(page).toContain('&lt;img src=x onerror=&quot;a&amp;b&quot;&gt;');
    expect(page).not.toContain('<img');
  });
});
