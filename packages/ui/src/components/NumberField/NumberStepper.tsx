// The box of NumberField: one step less, the number with its unit, one step more.
import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import { type KeyboardEvent, type ReactNode, type Ref, useContext, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button, Group, Input, NumberFieldStateContext } from 'react-aria-components/NumberField';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './NumberField.css.ts';
import { fit, keyTarget, type NumberRules, stepFrom } from './numberSteps.ts';

export interface NumberStepperProps {
  rules: NumberRules;
  label: string;
  formatOptions: Intl.NumberFormatOptions | undefined;
  unit: string | undefined;
  placeholder: string | undefined;
  size: 'small' | 'medium' | 'large';
  isFullWidth: boolean;
  isFixed: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** Keys and buttons follow the rules; a number that was changed says so below. */
export function NumberStepper({
  rules,
  label,
  formatOptions,
  unit,
  placeholder,
  size,
  isFullWidth,
  isFixed,
  inputRef,
}: NumberStepperProps): ReactNode {
  const messages = useMessages();
  const { locale } = useLocale();
  const state = useContext(NumberFieldStateContext);
  const [notice, setNotice] = useState('');
  if (state === null) throw new Error('NumberStepper stands inside a number field');
  const { numberValue: now } = state;

  const judge = (): void => {
    const { value, misfit } = fit(now, rules);
    const words = (number: number): string =>
      new Intl.NumberFormat(locale, formatOptions).format(number);
    if (Number.isNaN(now) || misfit === null) setNotice('');
    else if (misfit === 'most') setNotice(messages.numberMost(words(value)));
    else if (misfit === 'least') setNotice(messages.numberLeast(words(value)));
    else if (misfit === 'tier') setNotice(messages.numberTier(words(now), words(value)));
    else setNotice(messages.numberStep(words(now), words(value), words(rules.step ?? 1)));
  };
  const go = (next: number): void => {
    setNotice('');
    state.setNumberValue(next);
  };
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') judge();
    if (isFixed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = keyTarget(event.key, now, rules);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(next);
  };
  const button = (count: 1 | -1): ReactNode => {
    const next = stepFrom(now, count, rules);
    const Icon = count === 1 ? PlusIcon : MinusIcon;
    return (
      <Button
        {...(rules.tiers
          ? {
              slot: null,
              'aria-label': `${count === 1 ? messages.increase : messages.decrease} ${label}`,
              isDisabled: isFixed || next === now,
              onPress: () => go(next),
              excludeFromTabOrder: true,
              preventFocusOnPress: true,
            }
          : { slot: count === 1 ? 'increment' : 'decrement' })}
        data-part={count === 1 ? 'increase' : 'decrease'}
        className={field.inBox}
      >
        <Icon className={field.affixIcon} aria-hidden="true" />
      </Button>
    );
  };

  return (
    <>
      <Group
        data-part="box"
        className={classes(
          field.box,
          field.boxSize[size],
          css.stepper,
          !isFullWidth && css.asNumber,
        )}
      >
        {button(-1)}
        <span className={css.middle}>
          <Input
            {...defined({ ref: inputRef, placeholder })}
            onKeyDownCapture={onKeyDownCapture}
            onBlurCapture={judge}
            onInput={() => setNotice('')}
            className={classes(field.input, css.input)}
          />
          {unit && (
            <span data-part="unit" className={css.unit}>
              {unit}
            </span>
          )}
        </span>
        {button(1)}
      </Group>
      <span role="status" data-part="notice" className={css.notice}>
        {notice}
      </span>
    </>
  );
}
