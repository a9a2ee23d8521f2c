// A form whose errors are shown by its fields; the browser's own bubbles stay off.
import { type ReactNode, type SyntheticEvent, useEffect, useReducer, useRef } from 'react';
import { Form as AriaForm, FormContext } from 'react-aria-components/Form';
import { defined } from '../../internal/defined.ts';
import * as css from './Form.css.ts';
import { focusFirstInvalid, stopRepeatOrComposing } from './submitting.ts';

export interface FormProps {
  /**
   * Called on submit; the page does not reload. The data holds every named field. Afterwards the first
   * invalid field gets the focus, also when its error comes later from the server and nothing else was touched.
   * @zh 提交时调用，页面不刷新；数据含所有有名称的字段。随后焦点移到第一个出错的字段；错误稍后才从服务器返回也一样，只要其间没有操作过别处。
   */
  onSubmit?: ((data: FormData) => void) | undefined;
  /**
   * Errors of the server by field name; each disappears when its field was changed and left.
   * @zh 服务器返回的错误，按字段名称；改过字段并离开后，它的错误消失。
   */
  errors?: Record<string, string | string[]> | undefined;
  /**
   * Connects buttons that stand outside of it.
   * @zh 供表单之外的按钮关联。
   */
  id?: string | undefined;
  /**
   * Name for screen readers.
   * @zh 给读屏的名称。
   */
  'aria-label'?: string | undefined;
  /**
   * Id of the title that names it.
   * @zh 作为名称的标题的 id。
   */
  'aria-labelledby'?: string | undefined;
  /**
   * Fields, and the button that sends them.
   * @zh 字段，以及提交按钮。
   */
  children: ReactNode;
}

/**
 * Fields and the button that sends them; the gap between fields is 20 px.
 * @zh 字段与提交按钮；字段间距 20 px。
 */
export function Form({ onSubmit, errors, children, ...rest }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const seeksError = useRef(false);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  // At every render: errors come with a later one, from the caller's state or from the server.
  useEffect(() => {
    if (seeksError.current && form.current && focusFirstInvalid(form.current)) {
      seeksError.current = false;
    }
  });
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const end = new AbortController();
    const { signal } = end;
    const stopSeeking = (): void => {
      seeksError.current = false;
    };
    element.addEventListener('keydown', stopRepeatOrComposing, { signal, capture: true });
    element.addEventListener('input', stopSeeking, { signal });
    element.addEventListener('focusin', stopSeeking, { signal });
    return () => end.abort();
  }, []);
  return (
    // Nothing is inherited from a form around the place where this one was opened.
    <FormContext.Provider value={null}>
      <AriaForm
        {...defined(rest)}
        ref={form}
        validationBehavior="aria"
        data-component="Form"
        className={css.form}
        {...(errors && { validationErrors: errors })}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          // React also tells of forms in dialogs that were opened from here.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          seeksError.current = true;
          lookAgain();
          onSubmit?.(new FormData(event.currentTarget));
        }}
      >
        {children}
      </AriaForm>
    </FormContext.Provider>
  );
}
