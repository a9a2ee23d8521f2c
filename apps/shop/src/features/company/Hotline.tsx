/** The hotline, and whether somebody answers it now. */
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect, useState } from 'react';
import { dayText } from '../../lib/day.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import * as css from './Company.css.ts';
import { companyText } from './company.messages.ts';
import { openingAt, WEEK } from './openHours.ts';

const MINUTE_MS = 60_000;

/** The shop's clock decides, asked once the page stands: what a server draws is the same at any time. */
function Standing() {
  const text = useText(companyText);
  const { dayWords } = useText(dayText);
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const clock = useCall(getServerDateTime, isThere ? {} : null, { refreshEvery: MINUTE_MS });
  if (clock.state !== 'ready') return null;
  const opening = openingAt(clock.value.now);
  if (opening === null) return <span className={css.isOpen}>{text.openNow}</span>;
  const { day, weekday, inDays } = opening;
  if (inDays === 0) return text.opens(text.today);
  return text.opens(inDays < WEEK ? (text.weekdays[weekday] ?? '') : dayWords(day));
}

export function Hotline({ number }: { readonly number: string }) {
  const text = useText(companyText);
  return (
    <Stack gap={4}>
      <Text size={13} tone="quiet">
        {text.hotline}
      </Text>
      <a className={css.hotline} href={`tel:${number}`}>
        {number}
      </a>
      <div className={css.standing}>
        <Standing />
      </div>
      <Text size={13} tone="quiet">
        {text.hours}
      </Text>
    </Stack>
  );
}
