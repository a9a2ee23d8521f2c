/** The article as its readers will see it, and what cleaning took out of what was typed. */
import type { CleanedText } from '@banxin/contract/entities/articleDesk';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { ArticleText } from '../../../../features/article/ArticleText.tsx';
import { NewsMarks } from '../../../../features/article/NewsMarks.tsx';
import { Loaded } from '../../../../lib/Loaded.tsx';
import { Own } from '../../../../lib/Own.tsx';
import { useText } from '../../../../lib/text.ts';
import type { TypedArticle } from '../../articleForm.ts';
import { useCleaned } from '../../content.data.ts';
import { contentText } from '../../content.messages.ts';
import { Difference } from './Difference.tsx';

export interface ArticlePreviewProps {
  readonly typed: TypedArticle;
  readonly isOf: 'preview' | 'cleaning';
}

function AsRead({
  typed,
  cleaned,
}: {
  readonly typed: TypedArticle;
  readonly cleaned: CleanedText;
}) {
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Heading level={3} size={20}>
          <Own isChinese>{typed.title}</Own>
        </Heading>
        <Inline gap={8}>
          <NewsMarks flags={Number(typed.flags)} />
        </Inline>
      </Stack>
      <ArticleText content={cleaned.html} outline={cleaned.outline} />
    </Stack>
  );
}

export function ArticlePreview({ typed, isOf }: ArticlePreviewProps) {
  const text = useText(contentText);
  return (
    <Loaded
      of={useCleaned(typed.body)}
      pending={<Skeleton shape="text" count={6} />}
      failed={{ title: text.previewFailed }}
    >
      {(cleaned) => (
        <Stack gap={16}>
          {cleaned.deadLinks.length > 0 && (
            <Notice tone="caution" title={text.deadLinks}>
              <Own>{cleaned.deadLinks.join('  ')}</Own>
            </Notice>
          )}
          {isOf === 'preview' ? (
            <AsRead typed={typed} cleaned={cleaned} />
          ) : (
            <Difference pieces={cleaned.pieces} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
