// The cascade layers of the package, weakest first. Every style of the package lives in one of them.
import { globalLayer } from '@vanilla-extract/css';

export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  base: globalLayer('base'),
  layout: globalLayer('layout'),
  components: globalLayer('components'),
  escape: globalLayer('escape'),
} as const;
