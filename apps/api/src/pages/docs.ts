/** `/api/openapi.json` and `/docs`: the reference, made of the same rows that the server answers. */
import { openApiDocument } from '@banxin/contract/openapi';
import type { Operation } from '@banxin/contract/openapi.types';
import type { Mount } from '../app.ts';
import { escapeHtml, page, sheet } from './page.ts';

const block = (title: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;

const section = (path: string, method: string, operation: Operation): string =>
  `<h2 id="${escapeHtml(operation.operationId)}">${escapeHtml(operation.summary)}</h2>` +
  `<p><span class="method">${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(path)}</code></p>` +
  block('参数', operation.parameters) +
  block('请求', operation.requestBody) +
  block('响应', operation.responses);

export const serveDocs: Mount = (app) => {
  const document = openApiDocument();
  const paths = Object.entries(document.paths);
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const contents = operations.map(
    ({ path, method, operation }) =>
      `<tr><td class="method">${escapeHtml(method.toUpperCase())}</td><td><a href="#${escapeHtml(operation.operationId)}"><code>${escapeHtml(path)}</code></a></td><td>${escapeHtml(operation.summary)}</td></tr>`,
  );
  const html = page(
    '接口文档',
    `<p>OpenAPI 3.1：<a href="/api/openapi.json">/api/openapi.json</a>，共 ${operations.length} 个接口。</p>` +
      `<table><tbody>${contents.join('')}</tbody></table>` +
      operations.map(({ path, method, operation }) => section(path, method, operation)).join(''),
  );
  app.get('/api/openapi.json', (exchange) => exchange.json(document));
  app.get('/docs', (exchange) => exchange.html(html));
  app.get('/docs/page.css', (exchange) =>
    exchange.body(sheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
};
