// News, support articles and agreements: HTML from elsewhere as elements of our own, nothing else gets through.
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './RichText.css.ts';
import { RichNodes } from './RichTextElement.tsx';
import { outlineOf } from './richTextOutline.ts';
import { tidyTree } from './richTextTidy.ts';
import { parseRichText } from './richTextTree.ts';

export interface RichTextProps {
  /**
   * HTML of any origin. Only allowed elements, attributes and addresses are drawn.
   * @zh 任何来源的 HTML；只画出允许的元素、属性和地址。
   */
  html: string;
  /**
   * Level that the highest heading of the text gets; the others follow without a gap.
   * @zh 文中最高一级标题用的级别；其余依次，不跳级。
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Host names that are this site too; links to them open in place.
   * @zh 也算本站的主机名；指向它们的链接在当前页打开。
   * @default none
   */
  siteHosts?: readonly string[] | undefined;
  /**
   * Stands before the ids of the text, for a page that links to its headings; unique on the page.
   * @zh 加在文中各 id 前面，供页面链接到其中的标题；同一页里不得重复。
   * @default one of its own
   */
  idPrefix?: string | undefined;
}

const loadViewer = () => import('../PreviewViewer/PreviewViewer.tsx');
const Viewer = lazy(() => loadViewer().then(({ PreviewViewer }) => ({ default: PreviewViewer })));

const nowhere: readonly string[] = [];

/**
 * A text. Pictures open in the PreviewViewer, which is loaded only then.
 * @zh 一篇图文。图片在 PreviewViewer 里打开，点开时才加载。
 */
export function RichText({
  html,
  headingLevel = 2,
  siteHosts = nowhere,
  idPrefix,
}: RichTextProps): ReactNode {
  const messages = useMessages();
  const ownPrefix = useId();
  const prefix = idPrefix ?? ownPrefix;
  const [opened, setOpened] = useState<number | null>(null);
  const [isWanted, setWanted] = useState(false);
  const nodes = useMemo(() => tidyTree(parseRichText(html, siteHosts)), [html, siteHosts]);
  const outline = useMemo(() => outlineOf(nodes), [nodes]);
  const images = outline.pictures.map((picture, index) => ({
    src: picture.src ?? '',
    alt: picture.attributes.alt || messages.previewNo(index + 1, outline.pictures.length),
  }));
  return (
    <div data-component="RichText" className={css.root}>
      <RichNodes
        nodes={nodes}
        scene={{
          outline,
          prefix,
          headingLevel,
          onOpen: (index) => {
            setWanted(true);
            setOpened(index);
          },
        }}
      />
      {isWanted && (
        <Suspense fallback={null}>
          <Viewer
            key={opened === null ? 'closed' : 'open'}
            isOpen={opened !== null}
            onClose={() => setOpened(null)}
            images={images}
            defaultIndex={opened ?? 0}
          />
        </Suspense>
      )}
    </div>
  );
}
