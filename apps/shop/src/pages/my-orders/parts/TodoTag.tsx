/** What the orders of the list wait for, and a way to all of them again. */
import type { OrderTodoKey } from '@banxin/contract/lifecycles/todo';
import { Tag } from '@banxin/ui/Tag';
import { todoText } from '../../../features/order/todo.messages.ts';
import { useText } from '../../../lib/text.ts';

export interface TodoTagProps {
  readonly todo: OrderTodoKey;
  readonly onClear: () => void;
}

export default function TodoTag({ todo, onClear }: TodoTagProps) {
  const text = useText(todoText);
  return (
    <Tag tone="action" onRemove={onClear} removeLabel={text.clear(text[todo])}>
      {text.todo}: {text[todo]}
    </Tag>
  );
}
