/** Types of the captcha flow. */

export interface CaptchaInput {
  /** First version, as a rule the time of opening in ms: two dialogs never share a picture. */
  readonly v: number;
}

export interface CaptchaContext {
  /** Version in the picture's address; a new one asks the server for a new picture. */
  v: number;
}

/** LOADED and FAILED carry the version of the picture they speak of; older ones are ignored. */
export type CaptchaEvent =
  | { type: 'LOADED'; v: number }
  | { type: 'FAILED'; v: number }
  | { type: 'REFRESH' };
