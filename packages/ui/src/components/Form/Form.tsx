// A form whose errors are shown by its fields; the browser's own bubbles stay off.
import type { ReactNode, SyntheticEvent } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { defined } from '../../internal/defined.ts';
import * as css from './Form.css.ts';

export interface FormProps {
  /** Called on submit; the page does not reload. The data holds every named field. */
  onSubmit?: ((data: FormData) => void) | undefined;
  /** Errors of the server by field name; each disappears when its field was changed and left. */
  errors?: Record<string, string | string[]> | undefined;
  /** Connects buttons that stand outside of it. */
  id?: string | undefined;
  /** Name for screen readers. */
  'aria-label'?: string | undefined;
  /** Id of the title that names it. */
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

/** Fields and the button that sends them; the gap between fields is 20 px. */
export function Form({ onSubmit, errors, children, ...rest }: FormProps): ReactNode {
  return (
    <AriaForm
      {...defined(rest)}
      validationBehavior="aria"
      data-component="Form"
      className={css.form}
      {...(errors && { validationErrors: errors })}
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit?.(new FormData(event.currentTarget));
      }}
    >
      {children}
    </AriaForm>
  );
}
