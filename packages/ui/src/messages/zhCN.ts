// Every built-in string in Chinese, the package's first language. One file per area, joined here.
import { controlsZh } from './controls.ts';
import { viewsZh } from './views.ts';

export const zhCN = { ...controlsZh, ...viewsZh };

/** The strings a language must provide. */
export type Messages = typeof zhCN;
