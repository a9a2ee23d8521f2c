// Prints what a first visit of a page downloads: script, style and document, packed, from the built shop.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../apps/shop/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** Files that the given modules need before they can run: their own and their static imports'. */
function closure(entries) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return files;
}

const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
const pages = {
  '/': ['index.html', 'src/pages/home/HomePage.tsx'],
  '/product/detail/:id': ['index.html', 'src/pages/product-detail/ProductDetailPage.tsx'],
};
for (const [path, entries] of Object.entries(pages)) {
  const files = [...closure(entries), ...styles, 'index.html'];
  const sum = (pack) =>
    [...new Set(files)].reduce(
      (bytes, file) => bytes + pack(readFileSync(join(dist, file))).length,
      0,
    );
  const gz = (sum((content) => gzipSync(content, { level: 9 })) / 1000).toFixed(1);
  const br = (sum(brotliCompressSync) / 1000).toFixed(1);
  console.log(`${path.padEnd(22)} ${gz} kB gzip · ${br} kB brotli · ${files.length} files`);
}
