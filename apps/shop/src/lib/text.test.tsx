import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { dictionary, keepEnglish, LocaleContext, useText } from './text.ts';

const texts = dictionary(
  {
    title: '确认订单',
    pages: (count: number) => `${count} 页`,
    slogan: ['一份文件，', '一眼看清的价格。'],
    onlyChinese: '承印品协议书',
  },
  { title: 'Confirm order', pages: (count: number) => `${count} p.` },
);

function Shown() {
  const text = useText(texts);
  return (
    <>
      {[text.title, text.pages(2), text.slogan.join(''), text.onlyChinese].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

it('is Chinese unless the reader chose otherwise', () => {
  expect(renderToString(<Shown />)).toBe(
    '<p>确认订单</p><p>2 页</p><p>一份文件，一眼看清的价格。</p><p>承印品协议书</p>',
  );
});

it('is English as far as it goes, and Chinese beyond', () => {
  const html = renderToString(
    <LocaleContext value="en-US">
      <Shown />
    </LocaleContext>,
  );
  expect(html).toBe(
    '<p>Confirm order</p><p>2 p.</p><p>一份文件，一眼看清的价格。</p><p>承印品协议书</p>',
  );
});

it('stays Chinese until English that comes apart is here', () => {
  const apart = dictionary({ title: '确认订单', sum: '合计' }, 'test/apart');
  expect(apart['en-US'].title).toBe('确认订单');
  keepEnglish({ 'test/apart': { title: 'Confirm order' } });
  expect(apart['en-US']).toEqual({ title: 'Confirm order', sum: '合计' });
  expect(apart['zh-CN'].title).toBe('确认订单');
  // What is worked out from it is not worked out again at each drawing.
  expect(apart['en-US']).toBe(apart['en-US']);
});
