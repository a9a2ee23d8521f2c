/** Who the customer is: the company, which the main account keeps, and the person of this login. */
import { getBasicInfo } from '@banxin/contract/calls/customer/profile';
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Loaded } from '../../lib/Loaded.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { infoText } from './info.messages.ts';
import { Company } from './parts/Company.tsx';
import { Contact } from './parts/Contact.tsx';

const pending = (
  <Sheet>
    <Skeleton shape="text" count={7} isAnnounced />
  </Sheet>
);

export default function InfoPage() {
  const text = useText(infoText);
  return (
    <Stack gap={20}>
      <Heading level={1}>{text.title}</Heading>
      <Loaded
        of={useCall(getBasicInfo, {})}
        pending={pending}
        failed={{ place: 'sheet', title: text.failed }}
      >
        {(info) => (
          <Stack gap={20}>
            <Company info={info} />
            <Contact info={info} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
