/** Somebody else has the case in hand: it can be taken over. */
import { Button } from '@banxin/ui/Button';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../../lib/text.ts';
import { worksText } from '../works.messages.ts';

export interface InHandsProps {
  /** In words; null when nobody else has it. */
  readonly heldBy: string | null;
  readonly isPending: boolean;
  readonly onTake: () => void;
}

export function InHands({ heldBy, isPending, onTake }: InHandsProps) {
  const text = useText(worksText);
  if (heldBy === null) return null;
  return (
    <Notice tone="caution" title={heldBy}>
      <Stack gap={8} align="start">
        {text.inHandsHint}
        <Button size="small" isPending={isPending} onPress={onTake}>
          {text.takeOver}
        </Button>
      </Stack>
    </Notice>
  );
}
