// Finishes `dist` after Vite and tsc: the parts of the contract lie in it and are named by relative path.
import { dirname, posix } from 'node:path';
import { finish } from '../../../scripts/library/finish.ts';
import { library } from './publicFiles.ts';

const contract = '@banxin/contract/';

finish(library, (specifier, file) => {
  const path = specifier.startsWith(contract)
    ? posix.relative(dirname(file), `contract/src/${specifier.slice(contract.length)}.js`)
    : specifier;
  const named = path === specifier || path.startsWith('.') ? path : `./${path}`;
  return named.startsWith('.') ? named.replace(/\.tsx?$/, '.js') : named;
});
