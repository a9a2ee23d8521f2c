// One chip of OptionChips.
import { type ReactNode, useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { classes } from '../../internal/classes.ts';
import { ReasonTip } from '../../internal/ReasonTip.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './OptionChips.css.ts';

/** One choice. */
export interface ChipOption {
  /** Value of the choice. */
  id: string;
  label: string;
  /** Price effect or unit price, such as +¥5.00. */
  detail?: string | undefined;
  /** Why it cannot be chosen and what would enable it. Its presence blocks the chip. */
  disabledReason?: string | undefined;
}

/** A blocked chip keeps its place in the keyboard order; its reason is its description. */
export function Chip({
  option: { id, label, detail, disabledReason },
  size,
  isTile,
}: {
  option: ChipOption;
  size: 'small' | 'medium';
  isTile: boolean;
}): ReactNode {
  const messages = useMessages();
  const reasonId = useId();
  const blocked = disabledReason
    ? { 'aria-disabled': true, 'aria-describedby': reasonId }
    : undefined;
  const chip = (
    <ToggleButton
      {...blocked}
      id={id}
      data-part="chip"
      className={classes(css.chip, css.size[size], isTile && css.tile)}
    >
      <span>{label}</span>
      {detail && <span className={css.detail}>{detail}</span>}
    </ToggleButton>
  );
  if (!disabledReason) return chip;
  return (
    <span className={css.blockedChip}>
      <ReasonTip text={disabledReason}>{chip}</ReasonTip>
      <VisuallyHidden id={reasonId}>{`${messages.unavailable}：${disabledReason}`}</VisuallyHidden>
    </span>
  );
}
