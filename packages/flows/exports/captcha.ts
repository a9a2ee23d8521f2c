/** The picture of the graphic captcha. */
export { captchaMachine } from '../src/captcha/captcha.machine.ts';
export type { CaptchaContext, CaptchaEvent, CaptchaInput } from '../src/captcha/captcha.types.ts';
