/** What a login wishes for one group of messages: a switch for each way, with the time at which it was set. */
import type { MessageSettings } from '@banxin/contract/entities/messageSettings';
import type { MessageWay } from '@banxin/contract/entities/siteMessage';
import { Switch } from '@banxin/ui/Switch';
import { Text } from '@banxin/ui/Text';
import { minuteText } from '../../../lib/day.ts';
import { useText } from '../../../lib/text.ts';
import { settingsText } from '../settings.messages.ts';
import * as css from './settings.css.ts';

type Group = MessageSettings['groups'][number];

/** What is sent for a group. */
export interface GroupWish {
  readonly group: Group['group'];
  readonly sms: boolean;
  readonly mail: boolean;
}

export interface GroupWishesProps {
  readonly wishes: Group;
  readonly settings: Pick<MessageSettings, 'isSmsOffered' | 'isMailOffered' | 'mail'>;
  /** On its way. */
  readonly sending: GroupWish | undefined;
  readonly isPending: boolean;
  readonly onChange: (wanted: GroupWish) => void;
}

export function GroupWishes(props: GroupWishesProps) {
  const { wishes, settings, sending, isPending, onChange } = props;
  const text = useText(settingsText);
  const { group, sms, mail } = wishes;
  const hints = {
    order: text.orderHint,
    afterSales: text.afterSalesHint,
    invoice: text.invoiceHint,
    money: text.moneyHint,
    account: text.accountHint,
  };
  const now = sending ?? { group, sms: sms?.isOn ?? false, mail: mail?.isOn ?? false };
  const isPossible = {
    sms: settings.isSmsOffered,
    mail: settings.isMailOffered && settings.mail !== null,
  };
  const way = (id: MessageWay, label: string) => {
    const choice = wishes[id];
    if (choice === null) {
      return (
        <span className={css.site}>
          <Text size={12} tone="quiet">
            {`${label} · ${text.noWay}`}
          </Text>
        </span>
      );
    }
    const { isOn, since } = choice;
    const at = since === null ? null : minuteText(since);
    return (
      <Switch
        isSelected={now[id]}
        // What is on can always be ended.
        isDisabled={isPending || (!isPossible[id] && !isOn)}
        onChange={(wanted) => onChange({ ...now, [id]: wanted })}
        description={at === null ? undefined : isOn ? text.agreed(at) : text.withdrawn(at)}
      >
        {label}
      </Switch>
    );
  };
  return (
    <li className={css.group} aria-label={text[group]}>
      <span className={css.name}>
        <Text weight="bold">{text[group]}</Text>
        <Text size={12} tone="quiet">
          {hints[group]}
        </Text>
      </span>
      <span className={css.site}>
        <Text size={12} tone="quiet">
          {`${text.site} · ${text.siteOn}`}
        </Text>
      </span>
      {way('sms', text.sms)}
      {way('mail', text.byMail)}
    </li>
  );
}
