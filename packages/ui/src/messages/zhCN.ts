// Every built-in string in Chinese, the package's first language. Those of one component
// stand in its folder, shared ones in one file per area.
import { componentsZh } from './components.ts';
import { controlsZh } from './controls.ts';
import { viewsZh } from './views.ts';

export const zhCN = { ...componentsZh, ...controlsZh, ...viewsZh };

/** The strings a language must provide. */
export type Messages = typeof zhCN;
