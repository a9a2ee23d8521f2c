import {
  isExistsByMobile,
  isExistsByName,
  isExistsByQq,
  registerCustomer,
} from '@banxin/contract/calls/customer/register';
import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import { errCode } from '@banxin/contract/errors';
import { pathOf } from '@banxin/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { captchaAnswer } from '../../stories/fixtures/captcha.ts';
import { newShop } from '../../stories/fixtures/users.ts';
import { STORY_NOW, StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refused } from '../../stories/storyClient.ts';
import RegisterPage from './RegisterPage.tsx';

const onEvent = fn();

const meta = {
  title: 'Screens/Register',
  component: RegisterPage,
  tags: ['screen:/register', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    // What a story presses is there when it begins.
    await import('./parts/RegisterPart.tsx');
    onEvent.mockClear();
  },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is taken, and the message goes out. */
const answers = {
  ...captchaAnswer,
  ...on(isExistsByName, false),
  ...on(isExistsByQq, false),
  ...on(isExistsByMobile, false),
  ...on(sendSmsCode, null),
};

const shown = (props: Partial<StoryShopProps> = {}): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop path={pathOf('register')} user={null} answers={answers} onEvent={onEvent} {...props}>
      <RegisterPage />
    </StoryShop>
  ),
});

const sent = (call: string): unknown[] =>
  onEvent.mock.calls.filter(([event]) => event === `call ${call}`).map(([, input]) => input);

const fieldsOf = (canvas: HTMLElement) => {
  const page = within(canvas);
  return {
    page,
    name: page.getByRole('textbox', { name: '账号' }),
    password: page.getByLabelText(/^密码/, { selector: 'input' }),
    repeated: page.getByLabelText(/^确认密码/),
    qq: page.getByRole('textbox', { name: 'QQ 号' }),
    mobile: page.getByRole('textbox', { name: '手机号' }),
    code: page.getByRole('textbox', { name: '图形验证码' }),
    smsCode: page.getByRole('textbox', { name: '短信验证码' }),
    submit: page.getByRole('button', { name: /注册/ }),
  };
};

/** A new company fills in everything, as it would be typed: with a blank too many. */
async function fillIn(canvas: HTMLElement) {
  const fields = fieldsOf(canvas);
  await userEvent.type(fields.name, ' 新客小店');
  await userEvent.type(fields.password, 'Demo-2026');
  await userEvent.type(fields.repeated, 'Demo-2026');
  await userEvent.type(fields.qq, '10001');
  await userEvent.type(fields.mobile, '13800000002');
  await userEvent.type(fields.code, 'x7kp');
  await userEvent.type(fields.smsCode, '123456');
  return fields;
}

export const Ready: Story = { ...shown(), tags: ['state:ready'] };

/** Specification §2: register opens with the return address; afterwards the customer is there, logged in. */
export const GoesOn: Story = {
  ...shown({
    path: pathOf('register', {}, { return_url: '/product/detail/101' }),
    answers: { ...answers, ...on(registerCustomer, newShop) },
  }),
  play: async ({ canvasElement, step }) => {
    const { submit, page } = await fillIn(canvasElement);
    await step('the way to the login keeps the return address', async () => {
      await expect(page.getByRole('link', { name: '去登录' })).toHaveAttribute(
        'href',
        '/login?return_url=%2Fproduct%2Fdetail%2F101',
      );
    });
    await step('what is sent is trimmed, and the repeated password stays here', async () => {
      await userEvent.click(submit);
      await waitFor(() => expect(sent('Customer.Register')).toHaveLength(1));
      await expect(sent('Customer.Register')[0]).toEqual({
        customerName: '新客小店',
        password: 'Demo-2026',
        qq: '10001',
        mobilePhone: '13800000002',
        code: 'x7kp',
        smsCode: '123456',
      });
    });
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('navigate', '/product/detail/101'));
  },
};

/** An address outside the shop is not followed. */
export const StaysInside: Story = {
  ...shown({
    path: pathOf('register', {}, { return_url: '//evil.example' }),
    answers: { ...answers, ...on(registerCustomer, newShop) },
  }),
  play: async ({ canvasElement }) => {
    const { submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('navigate', '/'));
  },
};

/** Specification §5: every rule with its words; the first wrong field has the focus. */
export const Invalid: Story = {
  ...shown(),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const { page, name, password, repeated, qq, mobile, submit } = fieldsOf(canvasElement);
    await step('an empty form names every field', async () => {
      await userEvent.click(submit);
      for (const words of [
        '请填写账号',
        '请填写密码',
        '请填写QQ号',
        '请输入手机号',
        '请输入图形验证码',
        '请输入短信验证码',
      ]) {
        await expect(await page.findByText(words)).toBeVisible();
      }
      await waitFor(() => expect(name).toHaveFocus());
    });
    await step('what breaks a rule is told the rule', async () => {
      await userEvent.type(name, 'Banxin');
      await userEvent.type(password, '12345678');
      await userEvent.type(repeated, '1234567');
      await userEvent.type(qq, '01234');
      await userEvent.type(mobile, '12800000002{Enter}');
      for (const words of [
        '账号至少包含一个汉字',
        '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】',
        '两次输入的密码不一致',
        'QQ格式不正确',
        '手机号格式不正确',
      ]) {
        await expect(await page.findByText(words)).toBeVisible();
      }
      await expect(sent('Customer.Register')).toEqual([]);
    });
    await step('an edited field is no longer called wrong, the others still are', async () => {
      await userEvent.type(qq, '{Backspace}');
      await expect(page.queryByText('QQ格式不正确')).toBeNull();
      await expect(page.getByText('账号至少包含一个汉字')).toBeVisible();
    });
  },
};

/** Specification §5: length 2–20, a double-byte character counts 2. */
export const NameTooLong: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const { page, name } = fieldsOf(canvasElement);
    await userEvent.type(name, '一二三四五六七八九十加{Enter}');
    await expect(
      await page.findByText('账号长度2-20位且至少包含一个汉字，最多10个汉字'),
    ).toBeVisible();
  },
};

/** Specification §7: name, QQ and mobile number are asked for one by one, when the field is left. */
export const Taken: Story = {
  ...shown({
    answers: {
      ...answers,
      ...on(isExistsByName, ({ name }) => name === '悦享包装'),
      ...on(isExistsByQq, true),
      ...on(isExistsByMobile, true),
    },
  }),
  play: async ({ canvasElement, step }) => {
    const { page, name, qq, mobile, submit } = fieldsOf(canvasElement);
    await step('each is told at its field', async () => {
      await userEvent.type(name, '悦享包装');
      await userEvent.type(qq, '10001');
      await userEvent.type(mobile, '13800000001');
      await userEvent.tab();
      await expect(await page.findByText('该账号已被使用，请换一个')).toBeVisible();
      await expect(await page.findByText('该 QQ 号已注册，可直接登录')).toBeVisible();
      await expect(await page.findByText('该手机号已注册，可直接登录')).toBeVisible();
      await expect(name).toBeInvalid();
    });
    await step('and said, for by then the focus is elsewhere', async () => {
      const said = page.getAllByRole('status').map(({ textContent }) => textContent);
      await expect(said).toContain('账号：该账号已被使用，请换一个');
    });
    await step('a taken value is not sent', async () => {
      await userEvent.click(submit);
      await expect(sent('Customer.Register')).toEqual([]);
      await waitFor(() => expect(name).toHaveFocus());
    });
    await step('another name is asked for anew', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, '新客小店');
      await userEvent.tab();
      await expect(await page.findByText('该账号可以使用')).toBeVisible();
      await expect(name).toBeValid();
    });
  },
};

/** A check that does not answer keeps nobody from registering. */
export const CheckFailed: Story = {
  ...shown({
    answers: {
      ...answers,
      ...on(isExistsByName, failed('timeout')),
      ...on(registerCustomer, newShop),
    },
  }),
  play: async ({ canvasElement }) => {
    const { submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('navigate', '/'));
  },
};

export const Checking: Story = {
  ...shown({ answers: { ...answers, ...on(isExistsByName, 'pending') } }),
  play: async ({ canvasElement }) => {
    const { page, name } = fieldsOf(canvasElement);
    await userEvent.type(name, '新客小店');
    await userEvent.tab();
    await expect(await page.findByText('正在核对是否可用…')).toBeVisible();
  },
};

/** Somebody was faster between the check and the registration: the server names the field. */
export const TakenMeanwhile: Story = {
  ...shown({
    answers: {
      ...answers,
      ...on(registerCustomer, refused(errCode.nameTaken, '该账号已被使用，请换一个')),
    },
  }),
  play: async ({ canvasElement }) => {
    const { page, name, code, password, smsCode, submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await expect(await page.findByText('该账号已被使用，请换一个')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(code).toHaveValue('');
    await expect(password).toHaveValue('Demo-2026');
    await expect(smsCode).toHaveValue('123456');
  },
};

export const WrongSmsCode: Story = {
  ...shown({
    answers: {
      ...answers,
      ...on(registerCustomer, refused(errCode.smsCodeWrong, '短信验证码不正确或已失效')),
    },
  }),
  play: async ({ canvasElement }) => {
    const { page, smsCode, submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await expect(await page.findByText('短信验证码不正确或已失效')).toBeVisible();
    await waitFor(() => expect(smsCode).toHaveFocus());
  },
};

/** While the answer is awaited nothing is sent twice. */
export const Submitting: Story = {
  ...shown({ answers: { ...answers, ...on(registerCustomer, 'pending') } }),
  play: async ({ canvasElement }) => {
    const { page, submit, smsCode } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await expect(await page.findByRole('button', { name: /正在注册/ })).toBeVisible();
    await userEvent.type(smsCode, '{Enter}');
    await expect(sent('Customer.Register')).toHaveLength(1);
  },
};

/** What was typed stays, the captcha alone is asked for again; a second try has the key of the first. */
export const Failed: Story = {
  tags: ['state:failed'],
  ...shown({ answers: { ...answers, ...on(registerCustomer, failed()) } }),
  play: async ({ canvasElement, step }) => {
    const { page, name, password, code, submit } = await fillIn(canvasElement);
    await userEvent.click(submit);
    await step('it says what happened and what was kept', async () => {
      const notice = await page.findByRole('alert');
      await expect(notice).toHaveTextContent('服务错误，请重试填写的内容都还在，可以再试一次。');
      await expect(name).toHaveValue(' 新客小店');
      await expect(password).toHaveValue('Demo-2026');
      await expect(code).toHaveValue('');
    });
    await step('with a new answer to the captcha it can be tried again', async () => {
      await userEvent.type(code, 'm4qd');
      await expect(page.queryByRole('alert')).toBeNull();
      await userEvent.click(submit);
      await waitFor(() => expect(sent('Customer.Register')).toHaveLength(2));
    });
  },
};

/** Specification §5, §8: an SMS needs a valid number and the captcha; then 60 s without a second one. */
export const SmsSent: Story = {
  ...shown(),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const { page, mobile, code } = fieldsOf(canvasElement);
    const send = page.getByRole('button', { name: /获取验证码/ });
    await step('with a number that breaks its rule nothing can be sent', async () => {
      await userEvent.type(mobile, '1280000000');
      await userEvent.type(code, 'x7kp');
      await expect(send).toBeDisabled();
    });
    await step('短信验证码已发送到 {phone}，请注意查收！', async () => {
      await userEvent.clear(mobile);
      await userEvent.type(mobile, '13800000002');
      await userEvent.click(send);
      await waitFor(() =>
        expect(onEvent).toHaveBeenCalledWith(
          'toast',
          expect.objectContaining({ message: '短信验证码已发送到 13800000002，请注意查收！' }),
        ),
      );
    });
  },
};

/** A reload does not free the button. */
export const Countdown: Story = {
  ...shown({ stored: { smsResendAt: STORY_NOW + 37_000 } }),
  tags: ['photo'],
};

/** Specification §5: 8–16 characters with at least two of digit, letter, symbol; told while typing. */
export const PasswordStrength: Story = {
  ...shown(),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const { page, password } = fieldsOf(canvasElement);
    const rules = () =>
      within(page.getByRole('list', { name: '密码要求' })).getAllByRole('listitem');
    await step('eight digits are long enough and of one kind', async () => {
      await userEvent.type(password, '12345678');
      await expect(rules()[0]).toHaveAttribute('data-met');
      await expect(rules()[1]).not.toHaveAttribute('data-met');
    });
    await step('a letter makes it two kinds', async () => {
      await userEvent.type(password, 'a');
      await expect(rules()[1]).toHaveAttribute('data-met');
    });
  },
};

/** Everything can be reached and sent by keyboard, in reading order. */
export const Keyboard: Story = {
  ...shown({ answers: { ...answers, ...on(registerCustomer, newShop) } }),
  play: async ({ canvasElement }) => {
    const { name, smsCode } = fieldsOf(canvasElement);
    name.focus();
    const typed = ['新客小店', 'Demo-2026', '', 'Demo-2026', '', '10001', '13800000002', 'x7kp'];
    for (const text of typed) {
      if (text !== '') await userEvent.keyboard(text);
      await userEvent.tab();
    }
    smsCode.focus();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('navigate', '/'));
  },
};

export const English: Story = {
  ...shown({ locale: 'en-US' }),
  tags: ['photo'],
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Register and log in' }));
    await expect(await page.findByText('Enter an account name')).toBeVisible();
  },
};
