/** Says by which rule products are recommended or new; a finger has no pointer to ask with. */
import { Text } from '@banxin/ui/Text';
import { useText } from '../../lib/text.ts';
import { productText } from './product.messages.ts';

export function MarksLegend() {
  const text = useText(productText);
  return (
    <Text size={12} tone="quiet">
      {text.legend}
    </Text>
  );
}
