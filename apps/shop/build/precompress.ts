/** Writes `.br` and `.gz` beside every text asset of the build, so that the server only picks one. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** Below this the saving is less than a packet. @unit bytes */
const SMALLEST = 1024;

const br = promisify(brotliCompress);
const gz = promisify(gzip);

export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'banxin-precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
      await Promise.all(
        files.map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          const content = await readFile(path);
          if (content.length < SMALLEST) return;
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          await Promise.all([
            br(content, quality).then((packed) => writeFile(`${path}.br`, packed)),
            gz(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
          ]);
        }),
      );
    },
  };
}
