// The design system's reports in the preview: what the pages of components and the panel of controls say about props.
import type { ArgTypes } from 'storybook/internal/types';
import { type Words, words } from './manualWords.ts';
import { componentsOf, controlOf, type PropRow, readExports, readProps } from './propsReport.ts';
import { englishOf } from './titles.ts';

const files = import.meta.glob<string>('../../../packages/ui/reports/{props,exports}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const textOf = (name: string): string =>
  Object.entries(files).find(([file]) => file.endsWith(`/${name}.md`))?.[1] ?? '';

/** Every component with its props. */
export const components = readProps(textOf('props'));
/** What can be imported from where. */
export const subpaths = readExports(textOf('exports'));

/** The name of a page's component: the last part of its title, in English. */
export const pageOf = (title: string): string =>
  englishOf(title.split('/').at(-1) ?? title).replace(/^.* /, '');

function argTypeOf({ name, isRequired, type, standard, says, unit }: PropRow): ArgTypes[string] {
  const control = controlOf(type);
  const options = control.as === 'choice' ? control.options : undefined;
  const inWords: Words = {
    zh: [says.zh, unit && `（${words.unit.zh}：\`${unit}\`）`].filter(Boolean).join(''),
    en: [says.en, unit && `(${words.unit.en}: \`${unit}\`)`].filter(Boolean).join(' '),
  };
  const kinds = { switch: 'boolean', text: 'text', number: 'number', choice: 'select' } as const;
  return {
    name,
    description: inWords.zh,
    // Storybook sends this to its frame once; the frame chooses again when the toolbar's language changes.
    inWords,
    type: { name: 'other', value: type, required: isRequired },
    table: {
      type: { summary: type },
      ...(standard !== undefined && { defaultValue: { summary: standard } }),
    },
    // Enhancers come after Storybook has written out its short forms.
    control: control.as === 'none' ? { disable: true } : { type: kinds[control.as] },
    ...(options && { options }),
  };
}

/**
 * The props of a story's component as the report says them, for the panel of controls. Storybook reads them out of the
 * source by itself and says `union` for most. Stories of the shop and of flows keep what they have.
 */
export function argTypesOf({
  title,
  argTypes,
  parameters,
}: {
  title: string;
  argTypes: ArgTypes;
  parameters: { guide?: unknown };
}): ArgTypes {
  if (parameters.guide === undefined) return argTypes;
  const [component] = componentsOf(pageOf(title), subpaths, components);
  if (!component) return argTypes;
  const rows = component.lists.flatMap((list) => list.rows);
  return Object.fromEntries(rows.map((row) => [row.name, argTypeOf(row)]));
}
