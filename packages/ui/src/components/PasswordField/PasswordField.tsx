// A password that can be shown while typing.
import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, validity } from '../../internal/Field.tsx';
import type { TextInputProps } from '../../internal/fieldProps.ts';
import * as css from '../../internal/fieldStyle.css.ts';
import { useMessages } from '../../messages/MessagesContext.ts';

export interface PasswordFieldProps extends TextInputProps {
  /**
   * `new-password` lets the browser suggest one.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A password field with a button that shows and hides the characters. */
export function PasswordField({
  label,
  isLabelHidden,
  labelPosition = 'top',
  description,
  errorMessage,
  isInvalid,
  placeholder,
  size = 'medium',
  autoComplete = 'current-password',
  onBlur,
  ref,
  ...rest
}: PasswordFieldProps): ReactNode {
  const messages = useMessages();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  const parts = { label, isLabelHidden, labelPosition, description, errorMessage };
  return (
    <AriaTextField
      {...defined(rest)}
      {...validity({ isInvalid, errorMessage })}
      {...(onBlur && { onBlur: () => onBlur() })}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      data-component="PasswordField"
      className={css.field[labelPosition]}
    >
      <FieldParts {...parts} isRequired={rest.isRequired}>
        <Group role="presentation" className={classes(css.box, css.boxSize[size])}>
          <Input
            {...defined({ ref, placeholder })}
            className={css.input}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            aria-label={isShown ? messages.hidePassword : messages.showPassword}
            isDisabled={rest.isDisabled ?? false}
            onPress={() => setShown(!isShown)}
            className={css.inBox}
          >
            <Icon className={css.affixIcon} aria-hidden="true" />
          </Button>
        </Group>
      </FieldParts>
    </AriaTextField>
  );
}
