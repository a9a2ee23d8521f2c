// The default story of a dialog can be closed and opened again by those who look at it; a test sees it as it is written.
import { Button } from '@banxin/ui/Button';
import type { Decorator } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { words } from './manualWords.ts';
import { isStoryTest } from './storyTest.ts';

/** What closes a dialog when it is called; the answers of an alert too. */
const closing = ['onClose', 'onCancel', 'onDone'];
const answers: Readonly<Record<string, readonly string[]>> = { AlertDialog: ['onConfirm'] };

const played = new Set<string>();

/** A story begins: while its play runs, what it presses closes nothing that it looks at afterwards. */
export const beginPlay = (id: string): void => {
  played.delete(id);
};
/** Its play is over: from here on its reader presses. */
export const endPlay = (id: string): void => {
  played.add(id);
};

type Handler = (...args: unknown[]) => unknown;

/** Holds `isOpen` in the args, so that the panel of controls shows it too. */
export const reopen: Decorator = (
  Story,
  { id, name, args, argTypes, globals, viewMode, title },
) => {
  const [, updateArgs] = useArgs();
  if (name !== 'Default' || !('isOpen' in argTypes) || !('isOpen' in args) || isStoryTest()) {
    return <Story />;
  }
  const isRead = (): boolean => viewMode === 'docs' || played.has(id);
  const close =
    (told: unknown): Handler =>
    (...given) => {
      const answer = typeof told === 'function' ? (told as Handler)(...given) : undefined;
      if (isRead()) updateArgs({ isOpen: false });
      return answer;
    };
  const component = title.split(/[/ ]/).at(-1) ?? '';
  const handlers = [...closing, ...(answers[component] ?? [])].filter((one) => one in argTypes);
  const told: unknown = args.onOpenChange;
  const held = {
    ...args,
    ...Object.fromEntries(handlers.map((one) => [one, close(args[one])])),
    ...('onOpenChange' in argTypes && {
      onOpenChange: (isOpen: boolean) => {
        if (typeof told === 'function') told(isOpen);
        if (isRead()) updateArgs({ isOpen });
      },
    }),
  };
  return (
    <>
      <Story args={held} />
      {args.isOpen === false && (
        <Button variant="primary" onPress={() => updateArgs({ isOpen: true })}>
          {globals.locale === 'en-US' ? words.openAgain.en : words.openAgain.zh}
        </Button>
      )}
    </>
  );
};
