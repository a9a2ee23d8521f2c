// Every built-in string in English. Kept out of the Chinese bundle: import it by its own subpath.
import { componentsEn } from './components.en.ts';
import { controlsEn } from './controls.en.ts';
import { viewsEn } from './views.en.ts';
import type { Messages } from './zhCN.ts';

export const en: Messages = { ...componentsEn, ...controlsEn, ...viewsEn };
