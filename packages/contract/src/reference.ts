/**
 * The readable API reference: one static page made from the OpenAPI document. No script, no inline
 * style; its style sheet is {@link referenceCss}, served at {@link REFERENCE_CSS_PATH}.
 */
import type { JsonSchema, OpenApiDocument, Operation } from './openapi.types.ts';

/** Where the page looks for its style sheet. */
export const REFERENCE_CSS_PATH = '/docs/reference.css';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML, attributes included. */
const escaped = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const anchor = (text: string): string => text.replace(/[^\w-]/g, '-');

const typeWords: Readonly<Record<string, string>> = {
  string: '文本',
  integer: '整数',
  number: '数字',
  boolean: '是否',
  array: '列表',
  object: '对象',
  null: '空',
};

/** What a schema accepts, in a few words; entities link to their section. */
const typeOf = (schema: JsonSchema): string => {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    return `<a href="#schema-${anchor(name)}">${escaped(name)}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (Array.isArray(schema.enum)) {
    return schema.enum.map((value) => `<code>${escaped(value)}</code>`).join(' ');
  }
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return options.map(typeOf).join(' 或 ');
  if (schema.format === 'binary') return '文件';
  if (schema.type === 'array') return `${schema.items ? typeOf(schema.items) : ''}列表`;
  return [schema.type ?? '任意']
    .flat()
    .map((type) => typeWords[type] ?? escaped(type))
    .join(' 或 ');
};

const limitWords: readonly (readonly [keyword: string, word: string])[] = [
  ['minimum', '≥ '],
  ['maximum', '≤ '],
  ['minLength', '至少字数 '],
  ['maxLength', '最多字数 '],
  ['minItems', '至少项数 '],
  ['maxItems', '最多项数 '],
  ['pattern', '格式 '],
  ['default', '默认 '],
];

const limitsOf = (schema: JsonSchema): string =>
  limitWords
    .filter(([keyword]) => schema[keyword] !== undefined && schema[keyword] !== '')
    .map(([keyword, word]) => {
      const value = schema[keyword];
      return `${word}<code>${escaped(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;
    })
    .join('；');

type Line = { name: string; schema: JsonSchema; required: boolean };

/** Fields of an object, its nested objects and lists included. */
const linesOf = (schema: JsonSchema, prefix = ''): Line[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, of]) => {
    const name = prefix + key;
    const inner = of.type === 'array' && of.items ? of.items : of;
    const nested = [inner, ...(inner.anyOf ?? [])].flatMap((part) =>
      linesOf(part, `${name}${inner === of ? '' : '[]'}.`),
    );
    return [{ name, schema: of, required: schema.required?.includes(key) ?? false }, ...nested];
  });

const table = (lines: readonly Line[]): string =>
  lines.length === 0
    ? ''
    : `<table><thead><tr><th scope="col">字段</th><th scope="col">类型</th><th scope="col">必填</th><th scope="col">限制</th></tr></thead><tbody>${lines
        .map(
          ({ name, schema, required }) =>
            `<tr><td><code>${escaped(name)}</code></td><td>${typeOf(schema)}</td><td>${required ? '是' : ''}</td><td>${limitsOf(schema)}</td></tr>`,
        )
        .join('')}</tbody></table>`;

const example = (value: unknown): string =>
  value === undefined || JSON.stringify(value) === '{}'
    ? ''
    : `<pre tabindex="0" aria-label="示例"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`;

const inputOf = (operation: Operation): string => {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (query.length > 0) {
    return `<h4>输入 <small>查询参数</small></h4>${table(query)}`;
  }
  if (body === undefined) return '<p>没有输入。</p>';
  const lines = linesOf(body.schema);
  if (lines.length === 0 && body.schema.$ref === undefined) return '<p>没有输入。</p>';
  const whole = body.schema.$ref === undefined ? '' : `<p>${typeOf(body.schema)}</p>`;
  return `<h4>输入 <small>${escaped(type)}</small></h4>${whole}${table(lines)}${example(body.example)}`;
};

const answerOf = (operation: Operation): string => {
  const data = operation['x-data'];
  if (data === undefined) return '<h4>返回</h4><p>文件内容，原样返回。</p>';
  const inner = data.type === 'array' && data.items ? data.items : data;
  return `<h4>返回 <small>data</small></h4><p>${typeOf(data)}</p>${table(
    [inner, ...(inner.anyOf ?? [])].flatMap((part) => linesOf(part)),
  )}`;
};

const displayWords = ['失败时不提示', '失败时轻提示', '失败时弹窗提示'];

const accessWords = (access: string): string => {
  if (access === 'public') return '无需登录';
  if (access === 'user') return '需要登录';
  const [first, ...rest] = access.split(' + ');
  return first === 'public'
    ? `无需登录；登录后需要权限：${rest.join(' + ')}`
    : `需要权限：${access}`;
};

const notesOf = (operation: Operation): string => {
  const access = operation['x-access'];
  const notes = [
    accessWords(access),
    displayWords[operation['x-display']] ?? '',
    operation['x-cancellable'] ? '可取消' : '',
    operation['x-shared'] ? '并发请求合并' : '',
    operation['x-idempotent'] ? '可带 Idempotency-Key 重复提交' : '',
    ...operation['x-limits'].map(
      ({ by, max, windowSeconds }) =>
        `${typeof by === 'object' ? by.field : by === 'address' ? '每个地址' : '每个客户'} ${windowSeconds} 秒内最多 ${max} 次`,
    ),
  ];
  return `<ul class="notes">${notes
    .filter((note) => note !== '')
    .map((note) => `<li>${escaped(note)}</li>`)
    .join('')}</ul>`;
};

const errorsOf = (operation: Operation): string =>
  `<h4>业务错误</h4><dl>${operation['x-errors']
    .map(({ errCode, message }) => `<dt>${errCode}</dt><dd>${escaped(message)}</dd>`)
    .join('')}</dl>`;

const operationHtml = (path: string, method: string, operation: Operation): string =>
  `<article id="${anchor(operation.operationId)}" aria-labelledby="${anchor(operation.operationId)}-title">
<h3 id="${anchor(operation.operationId)}-title"><span class="method">${escaped(method.toUpperCase())}</span> <code>${escaped(path)}</code></h3>
<p>${escaped(operation.summary)}</p>
${notesOf(operation)}${inputOf(operation)}${answerOf(operation)}${errorsOf(operation)}
</article>`;

/** The page as HTML. Pure. */
export const referenceHtml = (document: OpenApiDocument): string => {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = document.tags.map((tag) => ({
    ...tag,
    calls: all.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const schemas = Object.entries(document.components.schemas);
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)}</title>
<link rel="stylesheet" href="${REFERENCE_CSS_PATH}">
</head>
<body>
<header>
<h1>${escaped(document.info.title)}</h1>
<p>${escaped(document.info.description)}</p>
<p>${all.length} 个接口 · <a href="/api/openapi.json">OpenAPI ${escaped(document.openapi)}</a></p>
</header>
<nav aria-label="接口目录"><ul>${areas
    .map(
      ({ name, description, calls }) =>
        `<li><a href="#area-${anchor(name)}">${escaped(description)}</a><ul>${calls
          .map(
            ({ operation }) =>
              `<li><a href="#${anchor(operation.operationId)}">${escaped(operation.summary)}</a></li>`,
          )
          .join('')}</ul></li>`,
    )
    .join('')}<li><a href="#schemas">数据结构</a></li></ul></nav>
<main>
${areas
  .map(
    ({ name, description, calls }) =>
      `<section id="area-${anchor(name)}" aria-labelledby="area-${anchor(name)}-title"><h2 id="area-${anchor(name)}-title">${escaped(description)} <small>${escaped(name)}</small></h2>
${calls.map(({ path, method, operation }) => operationHtml(path, method, operation)).join('\n')}</section>`,
  )
  .join('\n')}
<section id="schemas" aria-labelledby="schemas-title"><h2 id="schemas-title">数据结构</h2>
${schemas
  .map(
    ([name, schema]) =>
      `<article id="schema-${anchor(name)}"><h3><code>${escaped(name)}</code></h3>${
        schema.properties === undefined ? `<p>${typeOf(schema)}</p>` : table(linesOf(schema))
      }</article>`,
  )
  .join('\n')}</section>
</main>
</body>
</html>
`;
};

/** The page's style sheet. */
export const referenceCss = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f4ee, #14161a);
  --sheet: light-dark(#ffffff, #1d2026);
  --strong: light-dark(#17191e, #ece9e1);
  --body: light-dark(#4a505b, #b4b1a8);
  --quiet: light-dark(#676d78, #8f8d86);
  --hair: light-dark(#e4e0d6, #2b2f37);
  --action: light-dark(#2340b0, #8fa4ff);
}
* { box-sizing: border-box; }
body {
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: 24px;
  max-width: 1200px;
  margin: 0 auto;
  padding: 24px;
  background: var(--paper);
  color: var(--body);
  font: 14px/1.6 -apple-system, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans SC", sans-serif;
}
header { grid-column: 1 / -1; border-top: 3px solid var(--strong); padding-top: 16px; }
h1, h2, h3, h4 { color: var(--strong); line-height: 1.3; }
h1 { margin: 0; font-family: "Songti SC", "Source Han Serif SC", "Noto Serif SC", serif; font-size: 34px; }
h2 { margin: 32px 0 12px; font-size: 20px; }
h3 { margin: 0 0 8px; font-size: 16px; overflow-wrap: anywhere; }
h4 { margin: 16px 0 4px; font-size: 14px; }
small { color: var(--quiet); font-weight: 400; }
a { color: var(--action); }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
nav { position: sticky; top: 24px; align-self: start; max-height: calc(100vh - 48px); overflow: auto; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav ul ul { margin: 0 0 12px 12px; font-size: 13px; }
main > section:first-child > h2 { margin-top: 0; }
article { margin-bottom: 16px; padding: 20px; border: 1px solid var(--hair); background: var(--sheet); }
code, pre { font-family: ui-monospace, "SF Mono", Consolas, monospace; font-size: 13px; }
pre { padding: 12px; overflow: auto; border: 1px solid var(--hair); background: var(--paper); }
.method { font-size: 12px; letter-spacing: 0.05em; }
.notes { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; list-style: none; color: var(--quiet); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 4px 8px 4px 0; border-bottom: 1px solid var(--hair); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--quiet); font-weight: 400; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 12px; margin: 0; }
dt { font-variant-numeric: tabular-nums; }
dd { margin: 0; }
@media (max-width: 768px) {
  body { display: block; padding: 16px; }
  nav { position: static; max-height: none; }
  article { padding: 12px; overflow-x: auto; }
}
`;
