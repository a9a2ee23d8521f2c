/** The pages of a print file beside each other, each to be looked at large; how many more there are. */
import type { PrintFile } from '@banxin/contract/entities/file';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../lib/text.ts';
import * as css from './FilePages.css.ts';
import { fileImages } from './fileImages.ts';
import { previewText } from './preview.messages.ts';
import { usePreview } from './preview.ts';

export interface FilePagesProps {
  readonly file: Pick<PrintFile, 'name' | 'pages' | 'pageCount'>;
}

export function FilePages({ file }: FilePagesProps) {
  const text = useText(previewText);
  const preview = usePreview();
  const pages = file.pages.map((page, index) => ({ ...page, number: index + 1 }));
  const images = fileImages(file, text.pageOf);
  const more = (file.pageCount ?? pages.length) - pages.length;
  return (
    <>
      <ul className={css.pages}>
        {pages.map((page) => (
          <li key={page.number}>
            {page.thumbnail === null ? (
              <span className={`${css.page} ${css.pageMissing}`}>
                <span className={css.pageBlank}>{text.pageNotDrawn}</span>
                {text.pageNo(page.number)}
              </span>
            ) : (
              <button
                type="button"
                className={css.page}
                aria-label={text.openPage(file.name, page.number)}
                onClick={() => {
                  const index = images.findIndex(({ page: number }) => number === page.number);
                  preview.open({ images, index });
                }}
              >
                <img src={page.thumbnail} alt="" className={css.pageImage} />
                {text.pageNo(page.number)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size={12} tone="quiet">
          {text.pagesMore(more)}
        </Text>
      )}
    </>
  );
}
