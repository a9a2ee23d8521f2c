/** Gestures on the login form, by role and name: what several flow stories begin with. */
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { slow } from './stage.ts';

/** A form by its surroundings: the dialog's element, or a page's. */
export function formIn(surroundings: HTMLElement) {
  const inside = within(surroundings);
  const code = (): HTMLElement => inside.getByRole('textbox', { name: '图形验证码' });
  return {
    surroundings,
    inside,
    code,
    /** Address of the captcha's picture; empty while there is none. */
    picture: (): string =>
      surroundings.querySelector('[data-part=picture] img')?.getAttribute('src') ?? '',
    submit: (): HTMLElement => inside.getByRole('button', { name: '登录' }),
    async fillAccount(typed = 'abcd'): Promise<void> {
      await userEvent.type(inside.getByRole('textbox', { name: '账号' }), '悦享包装');
      await userEvent.type(inside.getByLabelText('密码'), 'Demo-2026');
      await userEvent.type(code(), typed);
    },
    async toSms(): Promise<void> {
      await userEvent.click(inside.getByRole('tab', { name: '短信登录' }));
    },
    async fillPhone(): Promise<void> {
      await userEvent.type(inside.getByRole('textbox', { name: '手机号' }), '13800000001');
      await userEvent.type(code(), 'abcd');
    },
    sendSms: (): HTMLElement => inside.getByRole('button', { name: /获取验证码|秒/ }),
  };
}

/** The open login dialog, with the focus inside. */
export async function loginDialog(): Promise<ReturnType<typeof formIn>> {
  const dialog = await screen.findByRole('dialog', { name: '登录版心印刷' }, slow);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return formIn(dialog);
}

/** Waits for a picture: without one its address cannot be compared with the next. */
export async function pictureOf(form: ReturnType<typeof formIn>): Promise<string> {
  await waitFor(() => expect(form.picture()).not.toBe(''));
  return form.picture();
}
