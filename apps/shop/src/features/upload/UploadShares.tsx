/** How long files are kept without an order, and how much of what a customer may upload is taken. */
import { getUploadShares } from '@banxin/contract/calls/file/upload';
import type { UploadShare } from '@banxin/contract/entities/file';
import { uploadPurposes } from '@banxin/contract/uploads';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { minuteText } from '../../lib/day.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { sizeText, uploadText } from './upload.messages.ts';

/** From this part on the limit of an hour or a day is worth a line. */
const WORTH_SAYING = 0.5;
/** From this part on a limit is about to stop somebody. */
const NEARLY_FULL = 0.9;

export function UploadShares() {
  const text = useText(uploadText);
  const shares = useCall(getUploadShares, {});
  const taken = ({ usedBytes, mostBytes }: UploadShare) => usedBytes / mostBytes;
  const words = (share: UploadShare) => {
    const { of, usedBytes, mostBytes, freesAt } = share;
    const used = text[of](sizeText(usedBytes), sizeText(mostBytes));
    if (freesAt === null || taken(share) < WORTH_SAYING) return used;
    const when = minuteText(freesAt);
    return `${used}${of === 'stored' ? text.oldestGoes(when) : text.freeAgain(when)}`;
  };
  const known = shares.state === 'ready' ? shares.value : [];
  return (
    <Stack gap={8}>
      <Text size={12} tone="quiet">
        {text.kept(uploadPurposes.printFile.unusedDays)}
      </Text>
      {known
        .filter((share) =>
          share.of === 'stored' ? share.usedBytes > 0 : taken(share) >= WORTH_SAYING,
        )
        .map((share) =>
          taken(share) >= NEARLY_FULL ? (
            <Notice key={share.of} tone="caution">
              {words(share)}
            </Notice>
          ) : (
            <Text key={share.of} size={12} tone="quiet">
              {words(share)}
            </Text>
          ),
        )}
    </Stack>
  );
}
