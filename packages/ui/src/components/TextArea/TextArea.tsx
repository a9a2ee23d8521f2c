// Several lines of text, with a count when there is a limit.
import { type ReactNode, type Ref, useId } from 'react';
import { classes } from '../../internal/classes.ts';
import type { TextInputProps } from '../../internal/fieldProps.ts';
import { LineField } from '../../internal/LineField.tsx';
import { pointerMarks } from '../../internal/pointerMarks.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends TextInputProps {
  /**
   * Lines shown at first; the reader can pull it taller.
   * @zh 初始行数；读者可以拉高。
   * @default 3
   */
  rows?: number | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * A text area. With `maxLength` it shows how much is used and says when the limit is reached.
 * @zh 多行文本。有 `maxLength` 时显示已用字数，到达上限时播报。
 */
export function TextArea({ size = 'medium', rows = 3, ...field }: TextAreaProps): ReactNode {
  const messages = useMessages();
  const limitId = useId();
  const most = field.maxLength;
  return (
    <LineField<HTMLTextAreaElement>
      {...field}
      component="TextArea"
      describedBy={most === undefined ? undefined : limitId}
    >
      {(area, marks) => {
        const isFull = most !== undefined && area.value.length >= most;
        return (
          <>
            <textarea
              {...area}
              {...marks}
              {...pointerMarks()}
              rows={rows}
              data-part="area"
              className={classes(css.area, css.areaSize[size], most !== undefined && css.counted)}
            />
            {most !== undefined && (
              <>
                <span
                  className={css.count}
                  data-part="count"
                  data-full={isFull || undefined}
                  aria-hidden="true"
                >
                  {area.value.length}/{most}
                </span>
                <VisuallyHidden>
                  <span id={limitId}>{messages.charactersMost(most)}</span>
                  <span role="status">{isFull ? messages.charactersFull(most) : ''}</span>
                </VisuallyHidden>
              </>
            )}
          </>
        );
      }}
    </LineField>
  );
}
