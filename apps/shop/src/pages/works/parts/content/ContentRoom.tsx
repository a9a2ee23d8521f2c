/** The desk of content: opinions that wait for an answer, news and help that are written here, how questionnaires were answered. */
import { Skeleton } from '@banxin/ui/Skeleton';
import { Tabs } from '@banxin/ui/Tabs';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { PartBoundary } from '../../../../lib/PartBoundary.tsx';
import { useText } from '../../../../lib/text.ts';
import { type ContentPart, contentParts, useContentPart } from '../../content.data.ts';
import { contentText } from '../../content.messages.ts';
import { OfficeRoom } from '../OfficeRoom.tsx';
import { ArticleRoom } from './ArticleRoom.tsx';

/** With the code of charts. */
const QuestionnaireRoom = lazyPart(() => import('./QuestionnaireRoom.tsx'));

function Part({ part }: { readonly part: ContentPart }) {
  const text = useText(contentText);
  switch (part) {
    case 'opinions':
      return <OfficeRoom desk="content" title={text.opinions} />;
    case 'questionnaires':
      return (
        <PartBoundary pending={<Skeleton shape="block" />}>
          <QuestionnaireRoom />
        </PartBoundary>
      );
    default:
      return <ArticleRoom key={part} kind={part} />;
  }
}

export default function ContentRoom() {
  const text = useText(contentText);
  const { part, go } = useContentPart();
  return (
    <Tabs
      label={text.parts}
      items={contentParts.map((id) => ({ id, label: text[id] }))}
      selectedId={part}
      onSelectionChange={(id) => {
        const to = contentParts.find((one) => one === id);
        if (to !== undefined) go(to);
      }}
    >
      <Part part={part} />
    </Tabs>
  );
}
