/** The address names a case that there is not, or not any more. */
import { EmptyState } from '@banxin/ui/EmptyState';
import { Sheet } from '@banxin/ui/Sheet';
import { useText } from '../../../lib/text.ts';
import { worksText } from '../works.messages.ts';

export function GoneCase() {
  const text = useText(worksText);
  return (
    <Sheet>
      <EmptyState title={text.gone}>{text.goneHint}</EmptyState>
    </Sheet>
  );
}
