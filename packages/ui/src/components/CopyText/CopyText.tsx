// A text that is needed elsewhere, with a button that copies it: an order number, an address, a link.
import { type ReactNode, useId, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { useWords } from '../../messages/words.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './CopyText.css.ts';
import { copyZh } from './CopyText.words.ts';

export interface CopyTextProps {
  /**
   * What is copied.
   * @zh 要复制的文字。
   */
  text: string;
  /**
   * What it is, for screen readers: 订单号.
   * @zh 给读屏的说法，写明是什么，如“订单号”。
   */
  label: string;
  /**
   * What is shown, when it is more than the text: a heading around it.
   * @zh 显示的内容，不止所复制的文字时给出，如标题。
   * @default the text
   */
  children?: ReactNode | undefined;
  /**
   * `large` beside a heading.
   * @zh `large` 用在标题旁边。
   * @default 'regular'
   */
  size?: 'regular' | 'large' | undefined;
}

/**
 * Says beside the button how it went; when the browser refuses, the text is selected for the keyboard.
 * @zh 结果写在按钮旁边；浏览器不允许复制时选中文字，可用键盘复制。
 */
export function CopyText({ text, label, children, size = 'regular' }: CopyTextProps): ReactNode {
  const messages = useWords(copyZh);
  const id = useId();
  const shown = useRef<HTMLElement>(null);
  const Line = children === undefined ? 'span' : 'div';
  const [outcome, setOutcome] = useState<'copied' | 'copyRefused'>();
  const copy = async (): Promise<void> => {
    try {
      // Absent outside a secure context.
      if (navigator.clipboard === undefined) throw new DOMException('', 'NotAllowedError');
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setOutcome('copyRefused');
      const parts = [...(shown.current?.querySelectorAll('*') ?? [])];
      const exact = parts.find(({ textContent }) => textContent === text) ?? shown.current;
      if (exact) window.getSelection()?.selectAllChildren(exact);
    }
  };
  return (
    // What was said is over once the reader has moved on.
    <Line
      role="presentation"
      data-component="CopyText"
      className={classes(css.root, css.size[size])}
      onBlur={() => setOutcome(undefined)}
    >
      <Line
        ref={(part: HTMLElement | null) => {
          shown.current = part;
        }}
        data-part="text"
        className={css.text}
      >
        {children ?? text}
      </Line>
      <Button
        size="small"
        variant="quiet"
        aria-label={messages.copyOf(label)}
        aria-describedby={id}
        onPress={() => void copy()}
      >
        {messages.copy}
      </Button>
      <span id={id} role="status" data-part="outcome" className={css.outcome}>
        {outcome && messages[outcome]}
      </span>
    </Line>
  );
}
