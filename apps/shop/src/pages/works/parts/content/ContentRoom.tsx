/** The desk of content: opinions that wait for an answer, news and help that are written here. */
import { Tabs } from '@banxin/ui/Tabs';
import { useText } from '../../../../lib/text.ts';
import { contentParts, useContentPart } from '../../content.data.ts';
import { contentText } from '../../content.messages.ts';
import { OfficeRoom } from '../OfficeRoom.tsx';
import { ArticleRoom } from './ArticleRoom.tsx';

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
      {part === 'opinions' ? (
        <OfficeRoom desk="content" title={text.opinions} />
      ) : (
        <ArticleRoom key={part} kind={part} />
      )}
    </Tabs>
  );
}
