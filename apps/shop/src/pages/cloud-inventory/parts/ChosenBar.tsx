/** What is done with the stocks that are chosen: sent together. */
import type { CustodyStock } from '@banxin/contract/entities/cloudWarehouse';
import { CLOUD_LINES_MAX } from '@banxin/contract/rules/cloudWarehouse';
import { Button } from '@banxin/ui/Button';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Text } from '@banxin/ui/Text';
import { useId } from 'react';
import { sendLink } from '../../../features/cloud/cloudLines.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../cloud-inventory.css.ts';
import { cloudInventoryText } from '../cloud-inventory.messages.ts';

export interface ChosenBarProps {
  /** At least one. */
  readonly chosen: readonly CustodyStock[];
  readonly onForget: () => void;
}

export function ChosenBar({ chosen, onForget }: ChosenBarProps) {
  const text = useText(cloudInventoryText);
  const id = useId();
  const sendable = chosen.filter(({ available }) => available > 0);
  const why =
    sendable.length === 0
      ? text.noneToSend
      : sendable.length > CLOUD_LINES_MAX
        ? text.tooMany(CLOUD_LINES_MAX)
        : null;
  return (
    <section aria-label={text.bulk} className={css.bar} data-page-bar>
      <div className={css.chosen}>
        <Text weight="medium">{text.chosen(chosen.length)}</Text>
      </div>
      {why !== null && (
        <Text id={id} size={12} tone="body">
          {why}
        </Text>
      )}
      <Button variant="quiet" onPress={onForget}>
        {text.forget}
      </Button>
      {why === null ? (
        <LinkButton
          variant="primary"
          href={sendLink(sendable.map(({ kind, stockId }) => ({ kind, id: stockId, quantity: 1 })))}
        >
          {text.send}
        </LinkButton>
      ) : (
        <Button variant="primary" isDisabled aria-describedby={id}>
          {text.send}
        </Button>
      )}
    </section>
  );
}
