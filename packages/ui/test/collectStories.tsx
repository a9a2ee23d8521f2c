// Every story of the package as an element, for the tests that render stories without Storybook.
/// <reference types="vite/client" />
import type { ComponentType, ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { BanxinProvider } from '../exports/BanxinProvider.ts';
import { en } from '../exports/messagesEn.ts';

type Args = Record<string, unknown>;
type Decorator = (Story: ComponentType, context: object) => ReactNode;

interface StoryLike {
  args?: Args;
  globals?: Record<string, unknown>;
  decorators?: Decorator | Decorator[];
  component?: ComponentType;
  render?: (args: Args, context: object) => ReactNode;
}
interface StoryFile {
  default: StoryLike & { title: string };
  [story: string]: StoryLike;
}

export interface Story {
  /** The id in Storybook, such as `actions-button--default`. */
  id: string;
  /** The title of its file, such as `Actions/Button`. */
  title: string;
  /** The exported name, such as `Default`. */
  name: string;
  locale: 'zh-CN' | 'en-US';
  Element: ComponentType;
}

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });

function elementOf(meta: StoryLike, story: StoryLike): ComponentType {
  const args = { ...meta.args, ...story.args };
  const globals = { ...meta.globals, ...story.globals };
  const context = { args, globals };
  const render = story.render ?? meta.render;
  const Subject = meta.component;
  const Bare: ComponentType = render
    ? () => render(args, context)
    : () => {
        if (!Subject) throw new Error('the story names no component');
        return <Subject {...args} />;
      };
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  return decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    Bare,
  );
}

export const stories: readonly Story[] = Object.values(files).flatMap(
  ({ default: meta, ...named }) =>
    Object.entries(named).map(([name, story]) => ({
      id: toId(meta.title, storyNameFromExport(name)),
      title: meta.title,
      name,
      locale: { ...meta.globals, ...story.globals }.locale === 'en-US' ? 'en-US' : 'zh-CN',
      Element: elementOf(meta, story),
    })),
);

/** What stands around a story, as in Storybook. */
export function Surroundings({
  locale,
  children,
}: {
  locale: Story['locale'];
  children: ReactNode;
}): ReactNode {
  return locale === 'en-US' ? (
    <BanxinProvider locale="en-US" messages={en}>
      {children}
    </BanxinProvider>
  ) : (
    <BanxinProvider>{children}</BanxinProvider>
  );
}
