// Whatever comes in, only what is allowed goes out: a list of attacks, random strings, random markup.
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hostile } from './RichText.samples.ts';
import { RichText } from './RichText.tsx';
import { linkAddress, pictureAddress } from './richTextAddress.ts';
import { blockTags, inlineTags } from './richTextRules.ts';

const draw = (html: string): string => renderToStaticMarkup(<RichText html={html} />);

const elements = new Set<string>([
  ...inlineTags,
  ...blockTags,
  // What the component itself puts around pictures, tables and links.
  'button',
  'section',
  'span',
  'svg',
  'path',
]);
const attributes =
  /^(class|id|lang|dir|alt|title|width|height|value|start|reversed|type|colspan|rowspan|scope|datetime|loading|decoding|href|src|tabindex|rel|target|role|aria-(label|haspopup|hidden)|data-(component|part|marked|align|rac|react-aria-pressable)|xmlns|viewbox|fill|stroke|stroke-(width|linecap|linejoin)|d)$/;
const ownStyle = /^(touch-action:pan-x pan-y pinch-zoom)?;?$/;

/** Names what is in the output and not allowed there. */
function strangers(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, given) {
      if (!elements.has(name)) found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(given)) {
        if (attribute === 'style' ? !ownStyle.test(value) : !attributes.test(attribute)) {
          found.push(`${name} ${attribute}=${value}`);
        }
      }
      const { href, src, rel, target } = given;
      if (href !== undefined && !/^(https?:\/\/|\/(?!\/)|#|mailto:|tel:)/.test(href)) {
        found.push(`href ${href}`);
      }
      if (/^https?:/.test(href ?? '') && !(rel?.includes('noopener') && target === '_blank')) {
        found.push(`external without noopener ${href}`);
      }
      if (
        src !== undefined &&
        !/^(https?:\/\/|\/(?!\/)|data:image\/(png|jpeg|gif|webp|avif);base64,[\w+/]+=*$)/.test(src)
      ) {
        found.push(`src ${src}`);
      }
    },
    oncomment: (words) => found.push(`comment ${words}`),
    onprocessinginstruction: (name) => found.push(`instruction ${name}`),
  });
  parser.end(html);
  return found;
}

const vectors = Object.entries(hostile).flatMap(([family, list]) =>
  list.map((vector) => [family, vector] as const),
);

describe('an attack', () => {
  it('of at least a hundred kinds is tried', () => {
    expect(new Set(vectors.map(([, vector]) => vector)).size).toBeGreaterThanOrEqual(100);
  });

  it.each(vectors)('%s: %s', (_family, vector) => {
    expect(strangers(draw(vector))).toEqual([]);
    expect(strangers(draw(`<p>前${vector}后</p>`))).toEqual([]);
    expect(strangers(draw(`<table><tr><td>${vector}</td></tr></table>`))).toEqual([]);
  });

  it('is seen by the judge of this test when it does get through', () => {
    const through = vectors.filter(([, vector]) => strangers(vector).length > 0);
    expect(through.length).toBeGreaterThan(vectors.length * 0.7);
  });
});

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
const tag = fc.constantFrom(
  ...elements,
  'script',
  'style',
  'template',
  'noscript',
  'math',
  'iframe',
  'form',
  'font',
  'center',
);
const attribute = fc.tuple(
  fc.constantFrom(
    'href',
    'src',
    'id',
    'name',
    'onclick',
    'style',
    'class',
    'colspan',
    'title',
    'lang',
    'align',
    'start',
  ),
  fc.oneof(
    text,
    fc.constantFrom(
      'javascript:hit()',
      '//evil.invalid',
      '/ok',
      '#a',
      'a',
      '3',
      'https://a.invalid/b',
    ),
  ),
);
const markup = fc
  .array(
    fc.oneof(
      text,
      fc
        .tuple(tag, fc.array(attribute, { maxLength: 3 }))
        .map(
          ([name, list]) =>
            `<${name} ${list.map(([key, value]) => `${key}="${value}"`).join(' ')}>`,
        ),
      tag.map((name) => `</${name}>`),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('any string', () => {
  it('is drawn without a throw, and with nothing that is not allowed', () => {
    fc.assert(
      fc.property(fc.oneof(text, markup), (html) => {
        expect(strangers(draw(html))).toEqual([]);
      }),
      { numRuns: 1500, seed: 20_261_120 },
    );
  });

  it('of huge depth or length ends in time', () => {
    for (const part of [
      '<b>',
      '<ul><li>',
      '<p>',
      '<a href=/x>',
      '<table><tr><td>',
      '&#',
      '<!--',
      '</b>',
    ]) {
      expect(strangers(draw(part.repeat(20_000)))).toEqual([]);
    }
  });
});

describe('an address', () => {
  it.each([
    ['/support/1?a=b#c', { href: '/support/1?a=b#c', kind: 'site' }],
    ['support/1', { href: '/support/1', kind: 'site' }],
    ['https://www.banxin.example/a', { href: '/a', kind: 'site' }],
    ['https://other.example/a b', { href: 'https://other.example/ab', kind: 'external' }],
    ['//other.example', { href: 'https://other.example/', kind: 'external' }],
    ['/\\other.example', { href: 'https://other.example/', kind: 'external' }],
    ['#part', { href: '#part', kind: 'page' }],
    ['mailto:help@banxin.example', { href: 'mailto:help@banxin.example', kind: 'contact' }],
    ['tel:400-000-0000', { href: 'tel:400-000-0000', kind: 'contact' }],
    ['javascript:hit()', undefined],
    ['https://name@other.example', undefined],
    ['', undefined],
  ])('%s', (value, address) => {
    expect(linkAddress(value, ['www.banxin.example'])).toEqual(address);
  });

  it('of a picture is on the web, on the site, or the picture itself', () => {
    expect(pictureAddress('/a.png')).toBe('/a.png');
    expect(pictureAddress('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==');
    expect(pictureAddress('data:image/svg+xml;base64,AA==')).toBeUndefined();
    expect(pictureAddress('#a')).toBeUndefined();
    expect(pictureAddress('mailto:a@b.cn')).toBeUndefined();
  });
});

describe('a text', () => {
  it('keeps what an editor means', () => {
    expect(draw('<p>一 <strong>二</strong><br>三</p><ol start="3"><li>四</li></ol>')).toContain(
      '<p>一 <strong>二</strong><br/>三</p><ol start="3"><li>四</li></ol>',
    );
  });

  it('loses the tag that is not allowed, not its words', () => {
    expect(draw('<center><font color=red>停机通知</font></center>')).toContain('>停机通知<');
  });

  it('has headings that begin at the level of the page and skip none', () => {
    const html = renderToStaticMarkup(
      <RichText html="<h1>一</h1><h4>二</h4><h6>三</h6>" headingLevel={3} />,
    );
    expect(html).toContain('<h3>一</h3><h4>二</h4><h5>三</h5>');
  });

  it.each([
    ['<p>一<div>二</div>三</p>', '<p>一</p><div>二</div>'],
    [
      '<ul>一<li>二</li><ul><li>三</li></ul></ul>',
      '<ul><li>一</li><li>二<ul><li>三</li></ul></li></ul>',
    ],
    [
      '<table><tr><th></th><td>1</td></tr></table>',
      '<table><tbody><tr><td></td><td>1</td></tr></tbody></table>',
    ],
    ['<table>游离<td>1</td></table>', '游离<section'],
    ['<td>1</td>', '<div>1</div>'],
    ['<h2><p>一</p></h2>', '<h2> 一 </h2>'],
    ['<h2> </h2><p>&nbsp;</p><p>一</p>', '"><p>一</p>'],
    ['<dl><dd>一</dd></dl>', '">一</div>'],
    ['<a href="/a">一<a href="/b">二</a></a>', 'href="/b"'],
  ])('%s becomes valid', (html, expected) => {
    expect(draw(html)).toContain(expected);
  });

  it('gives ids of its own, and links inside the text follow them', () => {
    const html = draw('<a href="#terms">条款</a><h2 id="terms">条款</h2><a href="#none">无</a>');
    const [, id] = /<h2 id="([^"]+)"/.exec(html) ?? [];
    expect(id).not.toBe('terms');
    expect(html).toContain(`href="#${id}"`);
    expect(html.match(/href=/g)).toHaveLength(1);
  });

  it('has a name for every picture and table', () => {
    const html = draw(
      '<img src="/a.png"><img src="/b.png" alt="纸样"><table><caption>价目</caption><tr><td>1</td></tr></table>',
    );
    expect(html).toContain('aria-label="查看大图：第 1 张，共 2 张"');
    expect(html).toContain('aria-label="查看大图：纸样"');
    expect(html).toContain('aria-label="表格 1 价目"');
  });
});

it('puts before its ids what the page says, so that the page can link to its headings', () => {
  const html = '<h2 id="s1">出血</h2><p><a href="#s1">回到开头</a></p>';
  const drawn = renderToStaticMarkup(<RichText html={html} idPrefix="text" />);
  expect(drawn).toContain('id="text-s1"');
  expect(drawn).toContain('href="#text-s1"');
});
