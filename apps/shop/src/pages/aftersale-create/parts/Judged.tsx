/** What follows from what was told, as soon as enough is. */
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { createText } from '../aftersale-create.messages.ts';
import type { Claiming } from '../useClaim.ts';
import { Judgement } from './Judgement.tsx';

export function Judged({ claiming }: { readonly claiming: Claiming }) {
  const text = useText(createText);
  const { claim, judgement } = claiming;
  return (
    <Sheet>
      <Stack gap={16}>
        <Heading level={2}>{text.step3}</Heading>
        {claim === null ? (
          <Text size={13} tone="quiet">
            {text.judging}
          </Text>
        ) : (
          <Loaded
            of={judgement}
            pending={<Skeleton shape="block" isAnnounced />}
            failed={{ place: 'part', title: text.judgeFailed }}
          >
            {(found) => <Judgement judgement={found} />}
          </Loaded>
        )}
      </Stack>
    </Sheet>
  );
}
