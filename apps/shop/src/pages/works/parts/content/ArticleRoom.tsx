/** News or help at the desk: what was touched last is first; the one that is open can be written. */
import type { ArticleKind, DeskArticleHead } from '@banxin/contract/entities/articleDesk';
import { Button } from '@banxin/ui/Button';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Skeleton } from '@banxin/ui/Skeleton';
import { useState } from 'react';
import { minuteText } from '../../../../lib/day.ts';
import { Loaded } from '../../../../lib/Loaded.tsx';
import { useText } from '../../../../lib/text.ts';
import { rowIdIn } from '../../../../lib/useRouteParams.ts';
import { standings, type Topic, useArticle, useArticles, useTopics } from '../../content.data.ts';
import { contentText } from '../../content.messages.ts';
import { useDeskKeys } from '../../useDeskKeys.ts';
import { useOpenCase } from '../../useOpenCase.ts';
import { GoneCase } from '../GoneCase.tsx';
import { isGone } from '../isGone.ts';
import type { QueueRow } from '../Queue.tsx';
import { Room } from '../Room.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { NewArticleDialog } from './NewArticleDialog.tsx';

interface OpenedProps {
  readonly kind: ArticleKind;
  readonly id: number;
  readonly topics: readonly Topic[];
  /** The list is to show how it stands. */
  readonly onChanged: () => void;
}

function Opened({ kind, id, topics, onChanged }: OpenedProps) {
  const text = useText(contentText);
  const found = useArticle(kind, id);
  if (id === 0 || isGone(found)) return <GoneCase />;
  return (
    <Loaded of={found} pending={<Skeleton shape="block" />} failed={{ title: text.articleFailed }}>
      {(article, refresh) => (
        <ArticleEditor
          // Written meanwhile it is another one: what was typed over the last one is kept and restored.
          key={article.rev}
          article={article}
          topics={topics}
          onChanged={async () => {
            await refresh();
            onChanged();
          }}
        />
      )}
    </Loaded>
  );
}

export function ArticleRoom({ kind }: { readonly kind: ArticleKind }) {
  const text = useText(contentText);
  const list = useArticles(kind);
  const topics = useTopics(kind);
  const [isAdding, setAdding] = useState(false);
  const { open } = useOpenCase();
  useDeskKeys({ n: () => setAdding(true) });
  const timeOf = ({ standing, publishedAt, updatedAt }: DeskArticleHead): string => {
    if (standing === 'planned') return text.plannedAt(minuteText(publishedAt ?? ''));
    if (updatedAt !== null) return text.savedAt(minuteText(updatedAt));
    return publishedAt === null ? text.notYet : text.publishedAt(minuteText(publishedAt));
  };
  const rowOf = (head: DeskArticleHead): QueueRow => ({
    key: String(head.id),
    number: head.title,
    standing: text[head.standing],
    isLate: false,
    subject: `${topics.find(({ id }) => id === head.topicId)?.name ?? ''} · ${text.numbered(head.id)}`,
    customer: '',
    heldBy: null,
    time: timeOf(head),
  });
  return (
    <>
      <Room
        desk="content"
        title={text[kind]}
        list={list}
        rowOf={rowOf}
        noun={text.noun}
        searchPlaceholder={text.searchPlaceholder}
        searchHint={text.searchHint}
        empty={{ title: text.nothing, hint: text.nothingHint }}
        filters={
          <NativeSelect
            aria-label={text.standing}
            options={standings.map((id) => ({ id, label: text[id] }))}
            value={list.query.standing}
            onChange={(id) => {
              const standing = standings.find((one) => one === id);
              if (standing !== undefined) list.change({ standing });
            }}
          />
        }
        action={
          <Button size="small" onPress={() => setAdding(true)}>
            {text.add}
          </Button>
        }
      >
        {(key, { stay }) => (
          <Opened key={key} kind={kind} id={rowIdIn(key)} topics={topics} onChanged={stay} />
        )}
      </Room>
      {isAdding && (
        <NewArticleDialog
          kind={kind}
          topics={topics}
          onMade={(article) => {
            setAdding(false);
            open(String(article.id), { replace: false });
            list.refresh();
          }}
          onEnd={() => setAdding(false)}
        />
      )}
    </>
  );
}
