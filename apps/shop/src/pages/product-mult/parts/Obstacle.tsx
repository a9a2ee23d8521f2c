/** Why nothing was ordered, and the row that it is about. */
import { Button } from '@banxin/ui/Button';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { confirmMultText } from '../confirmMult.messages.ts';
import type { Obstacle as Told } from '../useOrdering.ts';

export interface ObstacleProps {
  readonly obstacle: Told | null;
  /** @param index of the row, from 0 */
  readonly onRow: (index: number) => void;
}

export function Obstacle({ obstacle, onRow }: ObstacleProps) {
  const text = useText(confirmMultText);
  const words = useFixedWords();
  if (obstacle === null) return <div role="status" />;
  const { told, index, isUnsettled } = obstacle;
  return (
    <div role="status">
      <Notice tone="critical" title={isUnsettled ? text.unsettled : text.failed}>
        <Stack gap={8} align="start">
          {index === null ? words(told) : text.atRow(index + 1, words(told))}
          {isUnsettled && text.unsettledHint}
          {index !== null && (
            <Button size="small" onPress={() => onRow(index)}>
              {text.toRow(index + 1)}
            </Button>
          )}
        </Stack>
      </Notice>
    </div>
  );
}
