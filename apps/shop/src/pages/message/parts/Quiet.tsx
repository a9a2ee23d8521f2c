/** Hours in which no text message comes. */
import { QUIET_HOURS } from '@banxin/contract/constants';
import type { QuietHours } from '@banxin/contract/entities/messageSettings';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Stack } from '@banxin/ui/Stack';
import { Switch } from '@banxin/ui/Switch';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import { settingsText } from '../settings.messages.ts';
import * as css from './settings.css.ts';

/** Every half hour of a day. */
const times = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  const time = `${hour}:${half % 2 === 0 ? '00' : '30'}`;
  return { id: time, label: time };
});

export interface QuietProps {
  readonly quiet: QuietHours | null;
  readonly isPending: boolean;
  readonly onChange: (quiet: QuietHours | null) => void;
}

export function Quiet({ quiet, isPending, onChange }: QuietProps) {
  const text = useText(settingsText);
  return (
    <Stack gap={12}>
      <Switch
        isSelected={quiet !== null}
        isDisabled={isPending}
        onChange={(isOn) => onChange(isOn ? QUIET_HOURS : null)}
        description={text.quietHint}
      >
        {text.quiet}
      </Switch>
      {quiet !== null && (
        <div className={css.times}>
          <NativeSelect
            aria-label={text.quietFrom}
            options={times}
            value={quiet.from}
            isDisabled={isPending}
            onChange={(from) => onChange({ ...quiet, from })}
          />
          <Text>{text.until}</Text>
          <NativeSelect
            aria-label={text.quietUntil}
            options={times}
            value={quiet.until}
            isDisabled={isPending}
            onChange={(until) => onChange({ ...quiet, until })}
          />
        </div>
      )}
    </Stack>
  );
}
