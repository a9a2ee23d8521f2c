/** The certificate of a job's brand beside the files that it is for. */
import type { WorksCertificate } from '@banxin/contract/entities/works';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { worksText } from '../works.messages.ts';
import { OfficePictures } from './OfficePictures.tsx';

export function CaseCertificate({ of }: { readonly of: WorksCertificate }) {
  const text = useText(worksText);
  const words = useFixedWords();
  const { brand, number, standing, validUntil, hasEnded, pictures } = of;
  const until = validUntil ?? text.forGood;
  return (
    <Stack gap={12}>
      <Heading level={3} size={16}>
        {text.brandCertificate}
      </Heading>
      <DescriptionList
        items={[
          { label: text.brand, value: <Own>{brand}</Own> },
          { label: text.certificateNumber, value: <Own>{number}</Own> },
          { label: text.certificateStanding, value: words(standing) },
          {
            label: text.validUntil,
            value: hasEnded ? <Text tone="critical">{text.ended(until)}</Text> : until,
          },
        ]}
      />
      <OfficePictures pictures={pictures} />
    </Stack>
  );
}
