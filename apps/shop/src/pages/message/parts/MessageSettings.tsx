/** What a login wishes to be told by text message and letter; each change is kept at once. */
import { getMessageSettings, setMessageSettings } from '@banxin/contract/calls/message/settings';
import type { MessageSettings as Settings } from '@banxin/contract/entities/messageSettings';
import { Heading } from '@banxin/ui/Heading';
import { Notice } from '@banxin/ui/Notice';
import { RadioGroup } from '@banxin/ui/RadioGroup';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { useSend } from '../../../lib/useSend.ts';
import { settingsText } from '../settings.messages.ts';
import { Addresses } from './Addresses.tsx';
import { type GroupWish, GroupWishes } from './GroupWishes.tsx';
import { Quiet } from './Quiet.tsx';
import * as css from './settings.css.ts';

/** What may change; what is left out stays as it is. */
type Change = Partial<Pick<Settings, 'quiet' | 'locale'>> & { readonly groups?: GroupWish[] };

function Wishes({ settings }: { readonly settings: Settings }) {
  const text = useText(settingsText);
  const words = useFixedWords();
  const { toasts } = useServices();
  const { send, isPending, sending, failure } = useSend(setMessageSettings, { shownHere: 'all' });
  const { isSmsOffered, isMailOffered, mail, quiet, locale } = settings;
  const keep = async (change: Change): Promise<void> => {
    const sent = await send({ groups: [], quiet, locale, ...change });
    if (sent.ok) toasts.show({ text: text.saved, tone: 'positive' });
  };
  const why = [
    ...(isSmsOffered ? [] : [text.smsShut]),
    ...(isMailOffered ? [] : [text.mailShut]),
    ...(isMailOffered && mail === null ? [text.mailFirst] : []),
  ];
  return (
    <Stack gap={32}>
      <Addresses settings={settings} />
      <section aria-label={text.what}>
        <Stack gap={8}>
          <Heading level={2}>{text.what}</Heading>
          {[text.always, ...why].map((line) => (
            <Text key={line} size={13} tone="body">
              {line}
            </Text>
          ))}
          {failure && (
            <Notice tone="critical" title={text.notSaved}>
              {words(failure)}
            </Notice>
          )}
          <ul className={css.groups} aria-label={text.what}>
            {settings.groups.map((wishes) => (
              <GroupWishes
                key={wishes.group}
                wishes={wishes}
                settings={settings}
                sending={sending?.groups.find(({ group }) => group === wishes.group)}
                isPending={isPending}
                onChange={(wanted) => void keep({ groups: [wanted] })}
              />
            ))}
          </ul>
        </Stack>
      </section>
      <Quiet
        quiet={sending === null ? quiet : sending.quiet}
        isPending={isPending}
        onChange={(wanted) => void keep({ quiet: wanted })}
      />
      <RadioGroup
        label={text.language}
        orientation="horizontal"
        options={[
          { id: 'zh-CN', label: text.chinese },
          { id: 'en-US', label: text.english },
        ]}
        value={sending?.locale ?? locale}
        isDisabled={isPending}
        onChange={(wanted) => void keep({ locale: wanted === 'en-US' ? 'en-US' : 'zh-CN' })}
      />
    </Stack>
  );
}

export default function MessageSettings() {
  const text = useText(settingsText);
  return (
    <Loaded
      of={useCall(getMessageSettings, {})}
      pending={<Skeleton shape="block" />}
      failed={{ place: 'part', title: text.failed }}
    >
      {(settings) => <Wishes settings={settings} />}
    </Loaded>
  );
}
