/** Reasons that are often given, at one press. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import { worksText } from '../works.messages.ts';

export interface UsualReasonsProps {
  readonly reasons: readonly string[];
  readonly onChoose: (reason: string) => void;
}

export function UsualReasons({ reasons, onChoose }: UsualReasonsProps) {
  const text = useText(worksText);
  if (reasons.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text size={13} tone="quiet">
        {text.templates}
      </Text>
      <Inline gap={8}>
        {reasons.map((reason) => (
          <Button key={reason} size="small" onPress={() => onChoose(reason)}>
            {reason}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
