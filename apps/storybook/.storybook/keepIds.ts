// A story's address hangs on its title as it is written; its title in the sidebar may be another one.
import type { StorybookConfig } from '@storybook/react-vite';
import { sanitize } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { titleIn, titleInBoth } from './titles.ts';

type Indexers = Extract<
  NonNullable<StorybookConfig['experimental_indexers']>,
  (...args: never[]) => unknown
>;

/** Stories are indexed under their title in both languages, at the address that they always had. */
export const indexInBoth: Indexers = async (indexers) =>
  (indexers ?? []).map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) =>
        entry.title === undefined
          ? entry
          : {
              ...entry,
              title: titleInBoth(entry.title),
              metaId: entry.metaId ?? sanitize(entry.title),
            },
      ),
  }));

/** The source of a story file with the address of its title beside the title. */
export const withId = (code: string): string =>
  code.replace(titleIn, (said, title: string) => `id: '${sanitize(title)}', ${said}`);

/** Tells the preview the address as well: it makes one of the title that the index says. */
export const keepIds = (): Plugin => ({
  name: 'banxin:keep-ids',
  enforce: 'pre',
  transform(code, id) {
    return /\.stories\.tsx$/.test(id) ? { code: withId(code), map: null } : null;
  },
});
