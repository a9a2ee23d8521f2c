// One choice from a long list, found by typing.
import ChevronIcon from 'lucide-react/icons/chevron-down';
import type { ReactNode, Ref } from 'react';
import { ComboBox as AriaComboBox, Button, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, splitField } from '../../internal/Field.tsx';
import type { FieldProps, Option } from '../../internal/fieldProps.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { OptionList } from '../../internal/OptionList.tsx';
import { matches } from '../../internal/pinyin.ts';
import { useMessages } from '../../messages/MessagesContext.ts';

export interface ComboBoxProps extends FieldProps {
  /** The choices; those that contain the typed words, or whose pinyin begins with the typed letters, are shown. */
  options: readonly Option[];
  /** Id of the choice, when the parent holds it; `null` for none. */
  value?: string | null | undefined;
  /** Id of the first choice, when the field holds it. */
  defaultValue?: string | null | undefined;
  /** Called with the id of the new choice, `null` when it was removed. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Typed words, when the parent holds them. */
  inputValue?: string | undefined;
  /** Called with the typed words. */
  onInputChange?: ((value: string) => void) | undefined;
  /**
   * Words that match no choice are kept.
   * @default false
   */
  allowsCustomValue?: boolean | undefined;
  /** Example of an answer. */
  placeholder?: string | undefined;
  /** Name in the form's data. */
  name?: string | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The list opens by typing, by arrow down and by its button. */
export function ComboBox({
  options,
  onChange,
  placeholder,
  size = 'medium',
  ref,
  ...props
}: ComboBoxProps): ReactNode {
  const messages = useMessages();
  const { root, parts, rest } = splitField('ComboBox', props);
  return (
    <AriaComboBox
      {...defined(rest)}
      {...root}
      allowsEmptyCollection
      defaultFilter={matches}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
    >
      <FieldParts {...parts}>
        <Group
          role="presentation"
          data-part="box"
          className={classes(field.box, field.boxSize[size])}
        >
          <Input
            {...defined({ ref })}
            placeholder={placeholder ?? messages.comboPlaceholder}
            data-part="input"
            className={field.input}
          />
          <Button className={field.inBox} data-part="toggle">
            <ChevronIcon className={field.affixIcon} aria-hidden="true" />
          </Button>
        </Group>
        <OptionList options={options} emptyText={messages.noMatch} />
      </FieldParts>
    </AriaComboBox>
  );
}
