/** The files of the job, style by style where there are several. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { HeldSide } from '@banxin/contract/entities/styles';
import { filesByStyle } from '../../../features/upload/styles/byStyle.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../order-confirm.css.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';

export function JobFiles({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderConfirmText);
  const hasSeveral = order.configuration.styles > 1;
  const sides: Readonly<Record<HeldSide, string | null>> = {
    all: null,
    front: text.frontSide,
    back: text.backSide,
  };
  return (
    <ul className={css.files}>
      {filesByStyle(order).map(({ number, name, files }) => (
        <li key={number}>
          {hasSeveral && (
            <span className={css.styleName}>
              {text.style(number)}
              {name !== '' && (
                <>
                  {' '}
                  <Own>{name}</Own>
                </>
              )}
            </span>
          )}
          {files.length === 0 && text.styleMissing}
          {files.map(({ file, side, page }, index) => (
            <span key={`${file.id}-${page}`}>
              {index > 0 && text.comma}
              <Own>{file.name}</Own>
              {[sides[side], page > 1 ? text.fromPage(page) : null]
                .filter((part) => part !== null)
                .map((part) => `${text.dot}${part}`)}
              {page === 1 && file.pageCount !== null && text.dot + text.pages(file.pageCount)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
