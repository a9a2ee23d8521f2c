// What the stories of PrintFiles share: ports that report at once, files, and the shop around them.
import type { PrintFile } from '@banxin/contract/entities/file';
import type { UploadPort } from '@banxin/flows/upload-item';
import type { ReactElement } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import type { Locale } from '../../lib/text.ts';
import { product } from '../../stories/fixtures/quoting.ts';
import { StoryPrintFiles, type StoryPrintFilesProps } from '../../stories/StoryPrintFiles.tsx';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { failed, type StoryAnswers } from '../../stories/storyClient.ts';
import { UploadPortContext } from './uploadPort.ts';

const firstPage = ({ pages }: PrintFile) => <img src={pages[0]?.thumbnail ?? ''} alt="" />;

/** One optional file for name cards. */
export const args: StoryPrintFilesProps = {
  configuration: product(101).defaults,
  most: 1,
  isOptional: true,
  thumbnailOf: firstPage,
  onChange: fn(),
};

/** How far a transfer gets by itself. */
type Course = 'stays at 42 %' | 'arrives' | 'breaks' | { readonly refused: string };

/** The same of a file that is told apart by its name, and by how often it was sent before. */
type CourseOf = (name: string, tries: number) => Course;

/** A port that reports at once what would take minutes. */
export const port = (
  course: Course | CourseOf,
  onDiscard: (url: string) => void = () => undefined,
): UploadPort => {
  const sent = new Map<string, number>();
  return {
    start({ file, uploadUrl }, report) {
      let isStopped = false;
      const before = sent.get(file.key) ?? 0;
      sent.set(file.key, before + 1);
      const runs = typeof course === 'function' ? course(file.name, before) : course;
      queueMicrotask(() => {
        if (isStopped) return;
        if (uploadUrl === undefined) report({ type: 'UPLOAD.STARTED', uploadUrl: '/files/tus/f1' });
        if (typeof runs === 'object') report({ type: 'REFUSED', message: runs.refused });
        else if (runs === 'arrives') report({ type: 'UPLOADED', fileId: file.key });
        else {
          report({ type: 'PROGRESS', sent: Math.round(file.size * 0.42) });
          if (runs === 'breaks') report({ type: 'FAIL', error: failed('network') });
        }
      });
      return () => {
        isStopped = true;
      };
    },
    discard: async (uploadUrl) => onDiscard(uploadUrl),
  };
};

export const shown = (
  uploads: UploadPort,
  answers: StoryAnswers = {},
  locale: Locale = 'zh-CN',
): { render: (args: StoryPrintFilesProps) => ReactElement } => ({
  render: (args) => (
    <StoryShop answers={answers} locale={locale}>
      <UploadPortContext value={uploads}>
        <StoryPrintFiles {...args} />
      </UploadPortContext>
    </StoryShop>
  ),
});

export function pdf(name = '悦享名片.pdf', megabytes = 6.2): File {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  // A file of this size need not be made for its size to be judged.
  Object.defineProperty(file, 'size', { value: Math.round(megabytes * 1024 * 1024) });
  return file;
}

export async function choose(canvas: HTMLElement, ...files: File[]): Promise<void> {
  const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is nowhere to put a file');
  await userEvent.upload(input, files, { applyAccept: false });
}

export const row = (canvas: HTMLElement): HTMLElement => within(canvas).getByRole('article');
