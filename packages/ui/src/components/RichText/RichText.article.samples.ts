// A support article as an editor writes it, with pictures in the text itself: no network, same pixels everywhere.

const pictures = {
  trim: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAjQAAAFcBAMAAAAt6jmaAAAAKlBMVEX////50+bCNh1nbXgXGR4An+CNvKUbekt8ueN/z++jp627xuTG3tI/t+joROkeAAAACXBIWXMAAAsTAAALEwEAmpwYAAADb0lEQVR42u3dPU7jUBAA4GkoKCmQqLnCXoEDQBFpKWhNQ41rCqRINDRbcIU9ASfgBtxn8x4FPwkiT/EmseebwnmyqT7J8rwZe4gj8U0EAjRo0KBBgwYNGjRoBBo0aNDslOZ5XqMsT+rqriwTnnxYormf1SjL47q6KMuEJ38v31Bvl2MRB3V1XpYJT66geapRLh/W1WNZ5jv5uoImRIk/aNCgQYMGzVho7i+x1DhCgwYNGjRo0KBBIxtGg8b2ciCal67rFj95jjdr01z3fb/4yXO8Xf+GSkZz3UCT7IZqoUkWaNCg2R7Nx2z445/aXqJBgwYNGlW+fXh4o0GDZnvZMBo07dvLzA9vNGjQoEGjsas2jEY2bHuJBk0rjQIoGjRo0KAZTR/q9KfImw2jQdO+vUSDBs2AfahJ00SgQYMGDZrRfnuZ5uFte4kGDRo0I+tDpXl4o0GDZnvZMBo0g7zLpwCKBg0aNGj0odSG0ciGbS/RoFEAVRtGgwYNGn0o2TAa20s0aNDoQ6kNo0GDBk2e2eYKoGjQoEGDRh9KbRgNGpNI0KAxVDfMG0aDBg0as80N8EZjtrkp1WjQmG0e5g2jQYMGjf+xKxtGg8b2Eg0afahQG0aDBg2afDSyYdtLNGjQoNGHCrVhNGhkw2jQeJdPbRgNGjRo9KHUhtGgkQ3bXqLZ/rt8Z4PGpGrDaNCgQYNmp32oSdNslg2jQdO+vUSDBs2Afag0D280aNCgQTOy2eZpHt62l2jQoEFjpoRvFNCgMYkEDRrv8nlhDQ0aNGh8D+UbBTRoZMO2l2jMlAjfKKBBgwaN76F+7UHsaTaMBk379hINGjQD9qEmTbNZbRgNmnaav3sQmi2hD2W2udowGjRo0KDRh1IbRoPGyEI0+d7lm1BFZpy1YTRo0KBBs9OOwihrw2jQtGfDE+o02V6iMVNCbRgNGjRo0CiAokHjrSw0aMyUMDgBDRo0aNBsOts8FEDRoEHzP2i6rotMxwaavu8j03FdmkhGs34B9CWS3VA3yuYau769RKPKhwYNGjRoBBo0aGTDtpdo0KBBgwbNZ5qrx3LhqUZZHdZVvpMraGbn5fKsRlkd1FW+k6toLsrP++Xjusp3cjkbfp7flZ95jbI6qat8Jx+W91DiS6BBgwYNGjRo0KBBg0agQYMGzU7iH7srDpIKWxweAAAAAElFTkSuQmCC',
  booklet:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAjQAAAFcBAMAAAAt6jmaAAAAMFBMVEUjQLD29O7///+jnIz/4QDHw7rv1Q373wPZxR9zenBXZoeEh2KcmE+7rzY9U5vDtTBlN9ZdAAAACXBIWXMAAAsTAAALEwEAmpwYAAADT0lEQVR42u3cu4pTURQG4FTDeAv4Cr6Cr7BJMjpiZT9FQPDShQGtpkgxWFkMCDZaiJfOQizFYlrBQqws0tva2IkoOmrO2YPZo8xa3/8AIXycHLL2XmsNzkpHBgjQoEGDBg0aNGjQoBE0aNCgQYMGDRo0aAQNGjRo0KBBgwYNGkGDBg0aNGjQoEGDBo2gQYMGDRo0aNCgQSNojoxm0DQHP/ncEQQNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KCJTfN3X/cwNOdXCBo0aNCgQYMGDZpjQXNlhQSnUSigQYMGDRo0aByAokGDBg0aNGjQoEGDBk0+mmN/o4AGDRo0aNCgQYMmfKeEQgENGjRo0KBBgwYNGjRo0KBBgwYNGjRo0PyPGwU0aNCgQYMGDRo04TslFAoKBTRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRRaJ692b26vfvhPprf8vF9+Z6br9AczINZ+ZHxZzQ/87L8khtoOmRKuY7mW56WP3IHzdecLkvy2oa1wWA4X0YzWaAZPC5Lcw3NidlymvHd9DT3SkduZafpemh6H5scNE9KZ27nphlOu2lGi9Q066UnO6lp9vtoNjNvjj1ZevMwcaGw3k+zk5jmRT/NxcQ0036aUV6aU6WS52lp1mo0W2lp9mo0G2lpPtVoLmelGc5qNONFUprqW7jrPRyf5kyd5m1SmrU6zVZSmkd1mgtJafbqNBtJafbrNJtJad7VaS4lpZnXaSZJaaZoVqAZJaWZ1WnGaNrQrHiREPkHlYpmkpRmjuaf/eWLQ9O8UIhD07y8jEPT/FAiDk3zo6w4NM0PQFdskHBs7rLFFZ2LXe0A2gE0kWg90rCmzVFzbMSW6lA0bRvxQ9G0Hd+INZbadOgnFk3TUbFgw8wtBwyD0bQcS402At9wmDkaTcMReIsTrNtAY0mL1T4WQlkjZvmclYVo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjTtaDIEDRo0aNCgQYMGDRo0ggYNGjRo0KBBgwaNoEGDBg0aNGjQoEEjaNCgQYMGDRo0aNCgETRo0KBBgwYNGjRoBM0h8gWliYJgYVw87wAAAABJRU5ErkJggg==',
};

/** Headings, lists, links, pictures, a wide table, a remark. */
export const article = `
<h1 id="prepare">文件怎么准备</h1>
<p>印刷文件请按<b>成品尺寸加出血</b>导出。出血是裁切时留出的余量，四边各 2 mm；重要文字离裁切线至少 3 mm，放在<mark>安全区</mark>里。</p>
<p><img src="${pictures.trim}" alt="名片的成品线、出血与安全区" width="564" height="348"></p>
<h3>三步完成</h3>
<ol>
  <li>把文字转曲，或嵌入字体；</li>
  <li>颜色用 CMYK，黑字用单色黑 <code>K100</code>；
    <ul><li>专色请在文件名里注明；</li><li>渐变请留 ≥ 5 % 的网点。</li></ul></li>
  <li>导出 PDF，<a href="/support/upload">上传后会自动检查</a>。</li>
</ol>
<h3>各类产品的出血</h3>
<table>
  <caption>出血与安全区（单位 mm）</caption>
  <tr><th>产品</th><th>成品尺寸</th><th align="right">出血</th><th align="right">安全区</th><th>说明</th></tr>
  <tr><th scope="row">名片卡券</th><td>90 × 54</td><td align="right">2</td><td align="right">3</td><td>圆角名片的文字再向内 2</td></tr>
  <tr><th scope="row">宣传单页</th><td>210 × 285</td><td align="right">3</td><td align="right">5</td><td>折页的折线两侧各留 3</td></tr>
  <tr><th scope="row">画册书刊</th><td>210 × 285</td><td align="right">3</td><td align="right">8</td><td>骑马订按页数另计爬移，内侧留 10</td></tr>
</table>
<blockquote>颜色会因纸张吸墨而变化，大货请以数码样为准。</blockquote>
<figure><img src="${pictures.booklet}" alt="画册封面与内页" width="564" height="348"><figcaption>封面与内页请分成两个文件。</figcaption></figure>
<p>标准全文见<a href="https://www.iso.org/standard/57833.html">ISO 12647-2</a>；还有疑问请写信到 <a href="mailto:service@banxin.example">service@banxin.example</a>，或回到<a href="#prepare">开头</a>。</p>
`;
