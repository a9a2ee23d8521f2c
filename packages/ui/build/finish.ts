// Finishes `dist` after Vite and tsc: built style modules have names of their own.
import { finish } from '../../../scripts/library/finish.ts';
import { library } from './publicFiles.ts';

finish(
  library,
  (specifier) =>
    specifier.startsWith('.')
      ? specifier.replace(/\.tsx?$/, '.js').replace(/\.css\.js$/, '.style.js')
      : specifier,
  (file) => file.replace(/\.css\.d\.ts$/, '.style.d.ts'),
);
