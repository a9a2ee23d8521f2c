// The parts around a control: label before it, help and error after it, wired to it by react-aria.

import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classes } from './classes.ts';
import type { FieldProps } from './fieldProps.ts';
import * as css from './fieldStyle.css.ts';
import { Glyph } from './Glyph.tsx';
import { alertMark } from './signs.ts';

/** What each field gives to its parts. */
export type FieldPartsProps = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'labelPosition' | 'description' | 'errorMessage' | 'isRequired'
> & {
  /** `span` for groups, whose label names no single input. */
  labelElement?: 'label' | 'span' | undefined;
  children: ReactNode;
};

/** Label, control, help and error in this order; put it inside a react-aria field. */
export function FieldParts({
  label,
  isLabelHidden = false,
  labelPosition = 'top',
  description,
  errorMessage,
  isRequired = false,
  labelElement = 'label',
  children,
}: FieldPartsProps): ReactNode {
  return (
    <>
      <Label
        {...(labelElement === 'span' && { elementType: 'span' })}
        data-part="label"
        className={classes(css.label[labelPosition], isLabelHidden && css.labelHidden)}
      >
        {label}
        {isRequired && (
          <span className={css.requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      <div className={css.control} data-part="control">
        {children}
      </div>
      {description && (
        <Text slot="description" data-part="description" className={css.description}>
          {description}
        </Text>
      )}
      <ErrorText>{errorMessage}</ErrorText>
    </>
  );
}

/** The error of the field around it: an icon and words, so that it is not mistaken for a price. */
export function ErrorText({ children }: { children?: string | undefined }): ReactNode {
  return (
    <FieldError data-part="error" className={css.error}>
      {({ validationErrors }) => {
        const words = children ?? validationErrors.join(' ');
        return words ? (
          <>
            <Glyph path={alertMark} className={css.errorIcon} />
            <span>{words}</span>
          </>
        ) : null;
      }}
    </FieldError>
  );
}

/** What react-aria needs to know about validity: errors come from props, never from the browser. */
export function validity({
  isInvalid,
  errorMessage,
}: Pick<FieldProps, 'isInvalid' | 'errorMessage'>): {
  isInvalid?: boolean;
  validationBehavior: 'aria';
} {
  const invalid = isInvalid ?? (errorMessage ? true : undefined);
  return { validationBehavior: 'aria', ...(invalid !== undefined && { isInvalid: invalid }) };
}
