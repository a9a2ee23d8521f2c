// The characters of a picture; a click on the picture brings another one.

import type { ReactNode, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { FieldBox, LineField } from '../../internal/LineField.tsx';
import { PendingMark } from '../../internal/PendingMark.tsx';
import { PressButton } from '../../internal/PressButton.tsx';
import { ReasonTip } from '../../internal/ReasonTip.tsx';
import { refresh } from '../../internal/signs.ts';
import { captchaZh } from '../../messages/captcha.ts';
import { useWords } from '../../messages/words.ts';
import * as css from './CaptchaField.css.ts';

export interface CaptchaFieldProps {
  /**
   * Name of the field.
   * @zh 字段名称。
   * @default '图形验证码'
   */
  label?: string | undefined;
  /**
   * The typed characters.
   * @zh 已输入的字符。
   */
  value: string;
  /**
   * Called with the new characters at each change.
   * @zh 每次改变时调用，带上新的字符。
   */
  onChange: (value: string) => void;
  /**
   * Address of the picture; needed when `status` is ready.
   * @zh 图片地址；`status` 为 ready 时必须给出。
   */
  imageSrc?: string | undefined;
  /**
   * Whether the picture is there.
   * @zh 图片是否已加载。
   */
  status: 'loading' | 'ready' | 'failed';
  /**
   * Called by a press on the picture, in every status but loading.
   * @zh 点图片时调用；加载中除外。
   */
  onRefresh: () => void;
  /**
   * Most characters accepted (specification §9).
   * @zh 最多接收的字符数（规格 §9）。
   * @default 4
   */
  maxLength?: number | undefined;
  /**
   * What is wrong and what to do.
   * @zh 哪里不对、怎样才对。
   */
  errorMessage?: string | undefined;
  /**
   * Marks the field as invalid without words.
   * @zh 没有错误文字也标为无效。
   */
  isInvalid?: boolean | undefined;
  /**
   * Shows the mark of a required field.
   * @zh 显示必填星号。
   */
  isRequired?: boolean | undefined;
  /**
   * Cannot be changed.
   * @zh 不可修改。
   */
  isDisabled?: boolean | undefined;
  /**
   * Name in the form's data.
   * @zh 在表单数据中的名称。
   */
  name?: string | undefined;
  /**
   * Height 40 or 48 px.
   * @zh 高 40 或 48 px。
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Input and picture; the caller loads pictures and empties the input after a failure.
 * @zh 输入框与图片；由调用方加载图片，失败后清空输入。
 */
export function CaptchaField({
  label,
  imageSrc,
  status,
  onRefresh,
  maxLength = 4,
  size = 'medium',
  ...rest
}: CaptchaFieldProps): ReactNode {
  const messages = useWords(captchaZh);
  const pictureName = {
    loading: messages.captchaLoading,
    ready: messages.captchaReady,
    failed: messages.captchaFailed,
  }[status];
  // Loading needs no tip: nothing can be done about it.
  const pictureTip = { loading: undefined, ready: messages.captchaRefresh, failed: undefined }[
    status
  ];
  return (
    <LineField
      {...rest}
      label={label ?? messages.captcha}
      maxLength={maxLength}
      placeholder={messages.captchaPlaceholder}
      autoComplete="off"
      component="CaptchaField"
    >
      {(input, box) => (
        <div className={css.row}>
          <FieldBox {...box} className={classes(field.box, field.boxSize[size], css.box)}>
            <input
              {...input}
              type="text"
              autoCapitalize="none"
              spellCheck={false}
              className={field.input}
            />
          </FieldBox>
          <ReasonTip text={pictureTip}>
            <PressButton
              aria-label={pictureName}
              isPending={status === 'loading'}
              isDisabled={rest.isDisabled ?? false}
              onPress={() => onRefresh()}
              data-part="picture"
              data-status={status}
              className={classes(css.picture, css.pictureSize[size])}
            >
              {status === 'ready' && imageSrc ? (
                <img src={imageSrc} alt="" className={css.image} draggable={false} />
              ) : status === 'failed' ? (
                <span className={css.failed}>
                  <Glyph path={refresh} className={field.affixIcon} />
                  {messages.captchaFailed}
                </span>
              ) : (
                <PendingMark />
              )}
            </PressButton>
          </ReasonTip>
        </div>
      )}
    </LineField>
  );
}
